/** In forced colours (Windows' contrast themes) the page's colours and shadows disappear: nothing may depend on them alone. */
import type { Locator } from "@playwright/test";
import { arrived } from "../../support/browser/arrived.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { formOf } from "../../support/browser/quote-form.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use({ ...wideScreen, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** The share of pixels in a part's screenshot that differ in colour from its first pixel. */
async function drawn(part: Locator): Promise<number> {
  await arrived(part.page());
  const picture = (await part.screenshot()).toString("base64");
  return part.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
  }, picture);
}

const outline = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

test("the stars are drawn, and the filter, the page and the part that are chosen stand out", async ({ page }) => {
  await page.goto("/reviews?act=cheeky-butlers");
  expect(await drawn(page.locator("main .stars").first())).toBeGreaterThan(0.25);
  const filters = page.getByRole("navigation", { name: "Reviews of an act" }).or(page.locator(".reviews-choice"));
  expect(await outline(filters.locator("[aria-current]").first())).toBe("solid");
  expect(await outline(filters.locator("a:not([aria-current])").first())).toBe("none");
  await page.goto("/reviews");
  expect(await outline(page.locator(".page-number[aria-current]"))).toBe("solid");
  await page.goto("/terms");
  expect(await outline(page.locator(".section-nav [aria-current]"))).toBe("solid");
  expect(await outline(page.locator(".section-nav a:not([aria-current])").first())).toBe("none");
});

test("a list to choose from has its chevron, a pill and a package that are chosen their mark", async ({ page }) => {
  await page.goto("/male-stripper-quote?act=cheeky-butlers");
  await hydrated(page);
  const form = formOf(page);
  await expect(form.performers).toHaveCSS("appearance", "auto");

  await form.occasion("Hen party").check();
  const pill = (name: string) => page.locator(".choice", { hasText: name });
  expect(await outline(pill("Hen party"))).toBe("solid");
  expect(await outline(pill("Stag do"))).toBe("none");

  await form.package("Two hours").check();
  const chosen = await drawn(form.package("Two hours"));
  expect(chosen).toBeGreaterThan((await drawn(form.package("One hour"))) + 0.15);
});

test("the home page’s headline is drawn whole: no line’s ground covers the line above", async ({ page }) => {
  await page.goto("/");
  const first = page.locator("h1 .hero-line").first();
  const beside = await drawn(first);
  await page.locator("h1 .accent").evaluate((line: HTMLElement) => {
    line.style.visibility = "hidden";
  });
  expect(beside).toBeCloseTo(await drawn(first), 4);
});
