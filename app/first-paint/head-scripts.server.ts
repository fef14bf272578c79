import addressScript from "../startup/address.js?minified";
import recoverScript from "../startup/recover.js?minified";
import wholeSheet from "../style.css?url";
import arrivingScript from "./arriving.js?minified";

const scripts = `${recoverScript}\n${addressScript}\n${arrivingScript}`;

/** The whole sheet has the faces; boot.js, which fetches it otherwise, does not run without JavaScript. */
const withoutScripts = `<noscript><link rel="stylesheet" href="${wholeSheet}"></noscript>`;

/**
 * Puts the three scripts that depend on nothing else before the stylesheet: a page that is cut off after that still recovers. The
 * whole sheet stands after it, as where boot.js adds it: what only the whole has, such as print, has the last word. React neither draws
 * nor removes them.
 */
export const withHeadScripts = (html: string, nonce: string | undefined): string =>
  html.replace(
    /<style data-site[\s\S]*?<\/style>/,
    (style) => `<script${nonce ? ` nonce="${nonce}"` : ""}>${scripts}</script>${style}${withoutScripts}`,
  );
