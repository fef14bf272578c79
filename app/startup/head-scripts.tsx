import { useLocation } from "react-router";
import { useNonce } from "../ui/head/nonce.tsx";
import addressScript from "./address.js?minified";
import recoverScript from "./recover.js?minified";

/** They come before the stylesheet, so that a page that is cut off after them can still recover. Only the server renders them. */
export const HeadScripts = () => import.meta.env.SSR && <ServedScripts />;

function ServedScripts() {
  const nonce = useNonce();
  const { pathname } = useLocation();
  // With or without a last slash: a page that is prerendered has one.
  const isHirePage = /-hire(-|\/?$)/.test(pathname);
  const script = isHirePage ? recoverScript : `${recoverScript}\n${addressScript}`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
