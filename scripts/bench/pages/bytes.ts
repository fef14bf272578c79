import { setTimeout as wait } from "node:timers/promises";
import { onPhone } from "./chromium.ts";

/** KB of 1,000 bytes that a place page may take in all (docs/decisions/0013). */
const placePageBudget = 205;
/** Milliseconds after which a page that is being used has prefetched everything (the delays of Toaster and Prefetch). */
const fetchedAhead = 5000;
const isPlacePage = (url: string) => /-hire-[\w-]+$/.test(new URL(url).pathname);

/**
 * What a first visit on a phone takes over the wire, by kind, in KB of 1,000 bytes, without scrolling.
 * @param touched whether the visitor touches the page, which fetches the scripts and what they prefetch
 * @param chromium a whole browser: the shell ignores the connection's speed and fetches lazy pictures from far below the screen
 */
export function bytesOf(chromium: string, url: string, touched: boolean): Promise<string> {
  return onPhone(chromium, async (page, session) => {
    const kinds = new Map<string, string>();
    const sums = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type }) => void kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      sums.set(kind, (sums.get(kind) ?? 0) + encodedDataLength);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    if (touched) {
      await page.keyboard.press("Shift");
      await page.waitForSelector("html.hydrated", { state: "attached" });
      await wait(fetchedAhead);
      await page.waitForLoadState("networkidle");
    }
    const total = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
    const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)}`;
    const budget = isPlacePage(url)
      ? ` (${total <= placePageBudget * 1000 ? "within" : "OVER"} the budget of ${placePageBudget})`
      : "";
    return `${kb(total)} KB in all${budget}: ${[...sums].map(([kind, bytes]) => `${kind.toLowerCase()} ${kb(bytes)}`).join(", ")}`;
  });
}
