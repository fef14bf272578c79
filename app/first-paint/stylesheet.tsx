import css from "../style.css?inline";
import whole from "../style.css?url";
import faces from "../ui/faces.css?url";
import { useNonce } from "../ui/head/nonce.tsx";

/**
 * The site's one stylesheet, inline, which saves a request before the first paint. The server reduces it to what the page uses
 * (cut-styles.server.ts). boot.js fetches the web fonts after the first paint, and the full stylesheet with the modules. In the browser
 * the text is read back from the page, so that the bundle does not contain it again.
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
        data-whole={whole}
        data-faces={faces}
        nonce={allowed}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <noscript>
        <link rel="stylesheet" href={whole} />
        <link rel="stylesheet" href={faces} />
      </noscript>
    </>
  );
}
