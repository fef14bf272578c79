import css from "../style.css?inline";
import { usedStyles } from "./used-styles.server.ts";

/** What the error screens need at the very moment when the rest of the sheet, or the bundle, may be missing: all but their pictures, and what stands for one part of a page. */
const errorScreenClasses = [...css.matchAll(/\.(error-screen(?!-picture|-part)[\w-]*|blank[\w-]*)/g)].map(
  ([, name]) => name ?? "",
);
const always = [
  ...errorScreenClasses,
  "hydrated",
  "button",
  "button-main",
  "buttons",
  "title",
  "lede",
  "wrap",
  "section",
  "stack",
  "message",
  "message-words",
];

let used: ReturnType<typeof usedStyles> | undefined;

/** Cuts the inline stylesheet of a rendered page to the rules that the page can use. */
export const cutStyles = (html: string): string => {
  // Read when the first page is drawn: a start has no need of it.
  used ??= usedStyles(css, always);
  const styles = used(html);
  return html.replace(css, () => styles);
};
