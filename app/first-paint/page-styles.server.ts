import css from "../style.css?inline";
import fallbacks from "../ui/fallbacks.css?inline";
import { usedStyles } from "./used-styles.server.ts";

/** The faces come with the whole sheet after the first paint, which their fallbacks do not wait for. */
const fetchedFaces = /@media \(scripting:\s*none\)\s*\{(?:\s*@font-face\s*\{[^}]*\}\s*)+\}/g;

/** Addresses of their files, for boot.js to ask for together with that sheet. */
export const faceAddresses = (css.match(fetchedFaces) ?? []).flatMap((rules) =>
  [...rules.matchAll(/url\(["']?([^)"']+)/g)].map(([, address = ""]) => address),
);

/** What the error screens need at the very moment when the rest of the sheet, or the bundle, may not be had: all but their picture. */
const troubleClasses = [...css.matchAll(/\.(trouble(?!-picture)[\w-]*|blank[\w-]*)/g)].map(([, name]) => name ?? "");
const always = [
  ...troubleClasses,
  "hydrated",
  "arriving",
  "button",
  "button-main",
  "buttons",
  "title",
  "lede",
  "wrap",
  "section",
];

const used = usedStyles(css.replace(fetchedFaces, ""), always);

/** Cuts the inline stylesheet of a rendered page to the rules that the page can use, and adds the fallbacks of the faces. */
export const withUsedStyles = (html: string): string => html.replace(css, () => fallbacks + used(html));
