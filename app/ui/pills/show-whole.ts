import type { FocusEvent } from "react";

/**
 * For `onFocus` of a row that scrolls sideways: Chromium doesn't scroll to a link of which a single pixel shows. Not under a finger or the
 * mouse, where the link would move away before it is pressed.
 */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
