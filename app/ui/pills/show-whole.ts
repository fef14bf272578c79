import type { FocusEvent } from "react";

/**
 * For `onFocus` of a row that scrolls sideways: Chromium does not scroll to a link if a single pixel of it is visible. Only for keyboard
 * focus: with a finger or mouse, the link would move away before it is pressed.
 */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
