import addressScript from "./address.js?raw";
import recoverScript from "./recover.js?raw";

/** Indentation and comments are for readers of the source. */
const bare = (script: string) =>
  script
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^\s+/gm, "")
    .trim();
const scripts = `${bare(recoverScript)}\n${bare(addressScript)}`;

/**
 * Puts the two scripts that depend on nothing else before the stylesheet: a page that is cut off after that still recovers.
 * React neither draws nor removes them.
 */
export const withHeadScripts = (html: string, nonce: string | undefined): string =>
  html.replace("<style data-site", (style) => `<script${nonce ? ` nonce="${nonce}"` : ""}>${scripts}</script>${style}`);
