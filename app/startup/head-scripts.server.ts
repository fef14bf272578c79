import addressScript from "./address.js?raw";
import { bare } from "./bare.ts";
import recoverScript from "./recover.js?raw";

const scripts = `${bare(recoverScript)}\n${bare(addressScript)}`;

/**
 * Puts the two scripts that depend on nothing else before the stylesheet: a page that is cut off after that still recovers.
 * React neither draws nor removes them.
 */
export const withHeadScripts = (html: string, nonce: string | undefined): string =>
  html.replace("<style data-site", (style) => `<script${nonce ? ` nonce="${nonce}"` : ""}>${scripts}</script>${style}`);
