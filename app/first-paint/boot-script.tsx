import { useNonce } from "../ui/head/nonce.tsx";
import script from "./boot.js?minified";

/** boot.js, at the end of the page. Only the server renders it; hydration ignores it. */
export function BootScript() {
  const nonce = useNonce();
  if (!import.meta.env.SSR) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
