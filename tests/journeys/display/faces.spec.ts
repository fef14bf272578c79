import type { Page } from "@playwright/test";
import { arrived } from "../../support/browser/arrived.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { testIn } from "../../support/browser/own-browser.ts";
import { shiftsOf, withoutCache } from "../../support/browser/shifts.ts";
import { expect, wideScreen } from "../../support/browser/test.ts";

/** Makes letters as wide as on a phone: otherwise Linux rounds their widths to whole pixels, in each font differently. */
const test = testIn((options) => ({ ...options, args: [...(options.args ?? []), "--font-render-hinting=none"] }));

test.use(wideScreen);

const faces = ["Accent", "Display", "Text"];

const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""))
      .filter((family) => !family.endsWith("fallback"))
      .sort(),
  );

test("the web faces come after the first paint, each once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await arrived(page);
  expect(await loaded(page)).toEqual(faces);
  const files = asked.filter((path) => path.endsWith(".woff2"));
  expect(new Set(files).size, "each file is asked for once").toBe(3);
  expect(files).toHaveLength(3);
  const { painted, first } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    first: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(first).toBeGreaterThan(painted);
});

test("without faces the page is whole in its fallbacks", async ({ page, expectProblem }) => {
  expectProblem(/woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/cheeky-butler-hire");
  await arrived(page);
  expect(await loaded(page)).toEqual([]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

// At these widths a line of the page breaks at another word once the web fonts come, or nearly does.
for (const [path, widths] of [
  ["/", [390, 402, 412, 1280]],
  ["/cheeky-butler-hire", [364, 368, 390]],
  ["/male-stripper-quote", [360, 368, 390, 402, 412, 414]],
  ["/direct-quote", [390, 412]],
  ["/drag-queen-hire", [368, 430, 1536]],
] as const)
  test(`${path} at ${widths.join(", ")} px: the web faces come, and what is being read stays where it is`, async ({
    page,
  }) => {
    const shifts = await shiftsOf(page);
    await withoutCache(page);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // The faces come without the scripts, which leave the page as it is at any width.
      if (index === 0) await hydrated(page);
      await arrived(page);
      expect(await loaded(page), `${width} px`).toEqual(faces);
      // A word that moves along its line adds a few thousandths.
      expect(await shifts(), `${width} px`).toBeLessThan(0.01);
    }
  });

test("a page that is reloaded far down stands at its old place", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await arrived(page);
  const place = () =>
    page.evaluate(() => Math.round(document.querySelector("footer")?.getBoundingClientRect().top ?? 0));
  for (const y of [1000, 4600]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    const before = await place();
    await page.reload();
    await hydrated(page);
    await arrived(page);
    await expect.poll(place).toBe(before);
  }
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
