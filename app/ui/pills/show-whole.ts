import type { FocusEvent } from "react";

/** Chromium does not scroll to a link of which a pixel is visible. Only for keyboard focus: a link must not move before it is pressed. */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
