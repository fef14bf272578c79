import { type CDPSession, type Page, chromium as playwright } from "@playwright/test";

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

/** Visits in a browser of its own, at a phone's width, with its network watched. */
export async function onPhone<T>(chromium: string, visit: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const browser = await playwright.launch({ executablePath: chromium, args: chromiumSwitches });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    return await visit(page, session);
  } finally {
    await browser.close();
  }
}
