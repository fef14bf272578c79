import { overflows } from "../support/geometry.ts";
import { otherPages, quotePages, services } from "../support/specification.ts";
import { expect, test } from "../support/test.ts";

const pages = ["/", ...services.map(({ path }) => path), ...otherPages, ...quotePages];

for (const path of pages) {
  test(`${path} is read without scrolling sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await overflows(page)).toEqual([]);
  });
}
