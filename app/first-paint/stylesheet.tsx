import css from "../style.css?inline";
import { useNonce } from "../ui/head/nonce.tsx";
import address from "./whole.css?url";

/**
 * The site's one stylesheet, inline, which saves a request before the first paint. The server reduces it to what the page uses
 * (cut-styles.server.ts); boot.js fetches the full one from `data-whole` after the first paint, together with the web fonts. In the
 * browser the text is read back from the page, so that the bundle does not contain it again.
 */
export function Stylesheet() {
  const nonce = useNonce();
  const onPage = import.meta.env.SSR ? undefined : document.querySelector<HTMLStyleElement>("style[data-site]");
  const text = import.meta.env.SSR ? css : (onPage?.textContent ?? "");
  // When React renders a new document under the same policy (Page Not Found, then Home), it creates a new element, which needs the nonce
  // of the old one.
  const allowed = nonce || onPage?.nonce || undefined;
  return (
    <>
      <style
        data-site
        data-whole={address}
        nonce={allowed}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <noscript>
        <link rel="stylesheet" href={address} />
      </noscript>
    </>
  );
}
