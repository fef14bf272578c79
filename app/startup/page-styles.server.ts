import css from "../style.css?inline";
import { usedStyles } from "./used-styles.server.ts";

/** Faces that are fetched. They come with the whole sheet after the first paint, which their fallbacks do not wait for. */
const fetchedFace = /@font-face\{[^}]*url\(([^)]+)\)[^}]*\}/g;

/** Addresses of the faces, for boot.js to ask for together with that sheet. */
export const faceAddresses = [...css.matchAll(fetchedFace)].map(([, address = ""]) => address.replace(/["']/g, ""));

/** What the error screens need at the very moment when the rest of the sheet, or the bundle, may not be had. */
const troubleClasses = [...css.matchAll(/\.(trouble[\w-]*|blank[\w-]*)/g)].map(([, name]) => name ?? "");
const always = [...troubleClasses, "hydrated", "button", "button-main", "buttons", "title", "lede", "wrap", "section"];

const used = usedStyles(css.replace(fetchedFace, ""), always);

/** Cuts the inline stylesheet of a rendered page to the rules that the page can use. */
export const withUsedStyles = (html: string): string => html.replace(css, () => used(html));
