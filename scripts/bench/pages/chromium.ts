/** Switches for a Chromium that keeps to the page under test. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on a phone. On Linux each letter's width is rounded to a whole pixel otherwise, in each face another way.
  "--font-render-hinting=none",
];
