/** With Roboto alone, as on Android, the fallbacks have the faces' metrics too. */
import { test } from "../../support/browser/android.ts";
import { arrived } from "../../support/browser/arrived.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { shiftsOf } from "../../support/browser/shifts.ts";
import { expect } from "../../support/browser/test.ts";

// One browser for all of them.
test.describe.configure({ mode: "default" });

for (const path of ["/male-stripper-quote", "/direct-quote", "/"])
  for (const width of [360, 390, 412])
    test(`${path} at ${width} px: what is being read stays where it is when the web faces come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await shiftsOf(page);
      await page.goto(path);
      await hydrated(page);
      await arrived(page);
      expect(await page.evaluate(() => document.fonts.check("1rem Text"))).toBe(true);
      expect(await shifts()).toBeLessThan(0.01);
    });
