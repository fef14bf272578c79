/** Where Roboto is the only font, as on Android, the fallbacks have the web fonts' metrics too. */
import { onlyRoboto } from "../../support/browser/android.ts";
import { arrived } from "../../support/browser/arrived.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { testIn } from "../../support/browser/own-browser.ts";
import { shiftsOf, withoutCache } from "../../support/browser/shifts.ts";
import { expect, wideScreen } from "../../support/browser/test.ts";

const test = testIn(async (options) => {
  const FONTCONFIG_FILE = await onlyRoboto();
  return { ...options, env: { ...process.env, FONTCONFIG_FILE } as Record<string, string> };
});

test.use(wideScreen);

for (const path of ["/male-stripper-quote", "/direct-quote", "/"])
  test(`${path} on a phone: what is being read stays where it is when the web faces come`, async ({ page }) => {
    const shifts = await shiftsOf(page);
    await withoutCache(page);
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // The faces come without the scripts, which leave the page as it is at any width.
      if (width === 360) await hydrated(page);
      await arrived(page);
      expect(await page.evaluate(() => document.fonts.check("1rem Text"))).toBe(true);
      expect(await shifts(), `${width} px`).toBeLessThan(0.01);
    }
  });
