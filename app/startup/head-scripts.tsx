import { useNonce } from "../ui/head/nonce.tsx";
import addressScript from "./address.js?minified";
import recoverScript from "./recover.js?minified";

/**
 * The two scripts that depend on nothing else, before the stylesheet: a page that is cut off after them still recovers. Only the
 * server renders them; hydration ignores other elements of the head.
 */
export function HeadScripts() {
  const nonce = useNonce();
  if (!import.meta.env.SSR) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${recoverScript}\n${addressScript}` }} />;
}
