import css from "../style.css?inline";
import { useNonce } from "../ui/head/nonce.tsx";

/**
 * The product's one stylesheet, inline: a request saved before the first paint (docs/decisions/0003). In the browser the
 * text is read back from the page, so that the bundle does not carry it a second time.
 */
export function Stylesheet() {
  const nonce = useNonce();
  const text = import.meta.env.SSR ? css : (document.querySelector("style[data-site]")?.textContent ?? "");
  return <style data-site nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
