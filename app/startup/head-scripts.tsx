import { useNonce } from "../ui/head/nonce.tsx";
import addressScript from "./address.js?minified";
import recoverScript from "./recover.js?minified";

/** They come before the stylesheet, so that a page that is cut off after them can still recover. Only the server renders them. */
export function HeadScripts() {
  const nonce = useNonce();
  if (!import.meta.env.SSR) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${recoverScript}\n${addressScript}` }} />;
}
