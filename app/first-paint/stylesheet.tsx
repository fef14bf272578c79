import css from "../style.css?inline";
import { useNonce } from "../ui/head/nonce.tsx";
import address from "./whole.css?url";

/**
 * The product's one stylesheet, inline: a request saved before the first paint. The server cuts it to what the page uses
 * (cut-styles.server.ts); boot.js fetches the whole from `data-whole` after the first paint, with the web fonts. In the browser the
 * text is read back from the page, so that the bundle does not carry it a second time.
 */
export function Stylesheet() {
  const nonce = useNonce();
  const onPage = import.meta.env.SSR ? undefined : document.querySelector<HTMLStyleElement>("style[data-site]");
  const text = import.meta.env.SSR ? css : (onPage?.textContent ?? "");
  // A new document under the same policy (Page Not Found, then Home) makes a new element: it needs the old one's nonce.
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
