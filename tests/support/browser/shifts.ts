import type { Page } from "@playwright/test";

/** Records the layout shifts of pages that are opened from now on. @returns a function that returns their sum, as CLS counts it */
export async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is reported in a task after the frame that shows it.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown))));
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
    });
}

/** Makes a page load everything each time, as on a first visit. */
export async function withoutCache(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
}
