import { onPhone } from "./chromium.ts";

/**
 * Milliseconds from the start of the navigation until React answers for the page's controls ("hydrated" on the root
 * element), on slow 4G (150 ms, 1.6 Mbit/s) and a processor four times slower, with a key pressed as soon as something is on the screen.
 */
export function firstResponse(chromium: string, url: string): Promise<number> {
  return onPhone(chromium, async (page, session) => {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "commit" });
    const answered = await page.waitForFunction(() => {
      if (performance.getEntriesByName("first-contentful-paint").length > 0)
        dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
      return document.documentElement?.classList.contains("hydrated") ? performance.now() : false;
    });
    return (await answered.jsonValue()) as number;
  });
}
