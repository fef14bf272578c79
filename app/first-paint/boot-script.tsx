import { useNonce } from "../ui/head/nonce.tsx";
import script from "./boot.js?minified";

/**
 * Puts boot.js at the end of the page, which fetches the full stylesheet after the first paint and starts the parked modules. Only the
 * server renders it; hydration ignores it.
 */
export function BootScript() {
  const nonce = useNonce();
  if (!import.meta.env.SSR) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
