/** Switches for a Chromium that loads the page under test and nothing else. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on a phone. Otherwise Linux rounds each letter's width to a whole pixel, in each font differently.
  "--font-render-hinting=none",
];
