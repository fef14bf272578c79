import css from "../style.css?inline";
import { usedStyles } from "./used-styles.server.ts";

/** Of the error screens, which must work without the full stylesheet; without those of their pictures and of PartProblem. */
const errorScreenClasses = [...css.matchAll(/\.(error-screen(?!-picture|-part)[\w-]*|blank[\w-]*)/g)].map(
  ([, name]) => name ?? "",
);
/**
 * The other classes in ui/error-screen/error-screen.tsx and startup/recover.js, which no page's HTML may have, and `hydrated`, which a script
 * sets. Left out is `button-half`: without the full stylesheet the last two buttons stand below each other.
 */
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
  // Parsed when the first page is rendered, so that a start does not wait for it.
  used ??= usedStyles(css, always);
  const styles = used(html);
  return html.replace(css, () => styles);
};
