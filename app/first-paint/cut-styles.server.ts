import css from "../style.css?inline";
import { usedStyles } from "./used-styles.server.ts";

let used: ReturnType<typeof usedStyles> | undefined;

/** Cuts the inline stylesheet of a rendered page to the rules that the page can use. */
export const cutStyles = (html: string): string => {
  // Parsed when the first page is rendered, so that a start does not wait for it.
  used ??= usedStyles(css);
  const styles = used(html);
  return html.replace(css, () => styles);
};
