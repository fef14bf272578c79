import type { Page } from "@playwright/test";
import { arrived } from "../support/arrived.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const faces = ["Bricolage Grotesque", "Figtree", "Fraunces"];

const added = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .map(({ family }) => family.replaceAll('"', ""))
      .filter((family) => !family.endsWith("fallback"))
      .sort(),
  );

test("the web faces come after the first paint, and what is below the screen follows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await arrived(page);
  await expect.poll(() => added(page)).toEqual(faces);
  const files = asked.filter((path) => path.endsWith(".woff2"));
  expect(new Set(files).size, "each file is asked for once").toBe(3);
  expect(files).toHaveLength(3);
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
});

test("without faces the page is whole in its fallbacks", async ({ page, expectProblem }) => {
  expectProblem(/woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await arrived(page);
  expect(await added(page)).toEqual([]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

// At these widths of phones and screens a line of these pages breaks elsewhere in a web face, or nearly.
for (const [path, widths] of [
  ["/cheeky-butler-hire", [364, 368, 390]],
  ["/male-stripper-quote", [360, 390, 412, 414]],
  ["/drag-queen-hire", [368, 430, 1536]],
] as const)
  for (const width of widths)
    test(`${path} at ${width} px: nothing that is being read moves for a face, and the next page has them all`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path);
      await hydrated(page);
      await arrived(page);
      // A word that moves along its line counts for a few thousandths.
      const moved = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(moved).toBeLessThan(0.005);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
      await expect(page).toHaveURL("/terms");
      await expect.poll(() => added(page)).toEqual(faces);
    });

test("a page that is reloaded or gone back to is drawn whole, at its old place", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await arrived(page);
  await page.evaluate(() => scrollTo(0, 3000));
  const place = () =>
    page.evaluate(() => Math.round(document.querySelector("footer")?.getBoundingClientRect().top ?? 0));
  const before = await place();
  await page.reload();
  expect(await page.locator("html.arriving").count()).toBe(0);
  await hydrated(page);
  await expect.poll(place).toBe(before);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the faces come with the whole sheet", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto("/cheeky-butler-hire", { waitUntil: "networkidle" });
    expect([...asked].filter((path) => path.endsWith(".woff2"))).toHaveLength(3);
  });
});
