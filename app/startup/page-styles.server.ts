import css from "../style.css?inline";
import { usedStyles } from "./used-styles.server.ts";

/** What the error screens need at the very moment when the rest of the sheet, or the bundle, may not be had. */
const troubleClasses = [...css.matchAll(/\.(trouble[\w-]*|blank[\w-]*)/g)].map(([, name]) => name ?? "");
const always = [...troubleClasses, "hydrated", "button", "button-main", "buttons", "title", "lede", "wrap", "section"];

const used = usedStyles(css, always);

/** Cuts the inline stylesheet of a rendered page to the rules that the page can use. */
export const withUsedStyles = (html: string): string => html.replace(css, () => used(html));
