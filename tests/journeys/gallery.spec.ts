/** An act's photographs: the build that has a tag has some, too. */
import { arrived } from "../support/browser/arrived.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { shiftsOf } from "../support/browser/shifts.ts";
import { expect, test } from "../support/browser/tagged.ts";

const gallery = "Photographs: Drag Acts";

test("photographs open one at a time, by keyboard, and Escape goes back to the one that was opened", async ({
  page,
}) => {
  await page.goto("/drag-queen-hire");
  await hydrated(page);
  const links = page.getByRole("list", { name: gallery }).getByRole("link");
  await expect(links).toHaveCount(3);
  await links.nth(1).focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog", { name: gallery });
  await expect(box.getByRole("status")).toHaveText("2 of 3");
  await expect(box.getByRole("img")).toHaveAccessibleName("At the bar");
  await page.keyboard.press("ArrowRight");
  await expect(box.getByRole("status")).toHaveText("3 of 3");
  await expect(box.getByRole("img")).toHaveAccessibleName("Wig first");
  await expect(box.getByRole("button", { name: "Next photograph" })).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await expect(box.getByRole("status")).toHaveText("2 of 3");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test("the button that led to the last photograph keeps the focus, and the arrow keys go on from there", async ({
  page,
}) => {
  await page.goto("/drag-queen-hire");
  await hydrated(page);
  await page.getByRole("list", { name: gallery }).getByRole("link").nth(1).click();
  const box = page.getByRole("dialog", { name: gallery });
  const next = box.getByRole("button", { name: "Next photograph" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(box.getByRole("status")).toHaveText("3 of 3");
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await expect(box.getByRole("status")).toHaveText("2 of 3");
  await expect(next).toBeEnabled();
});

test("two quick presses move two photographs", async ({ page }) => {
  await page.goto("/drag-queen-hire");
  await hydrated(page);
  await page.getByRole("list", { name: gallery }).getByRole("link").first().click();
  const box = page.getByRole("dialog", { name: gallery });
  await expect(box.getByRole("status")).toHaveText("1 of 3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(box.getByRole("status")).toHaveText("3 of 3");
});

test("a photograph is swiped to the next, is seen whole, and Back closes it", { tag: "@both" }, async ({ page }) => {
  await page.goto("/drag-queen-hire");
  await hydrated(page);
  await page.getByRole("list", { name: gallery }).getByRole("link").first().click();
  const box = page.getByRole("dialog", { name: gallery });
  await expect(box.getByRole("status")).toHaveText("1 of 3");
  const track = box.getByRole("list");
  await track.evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.8 }));
  await expect(box.getByRole("status")).toHaveText("2 of 3");
  await expect(box.getByRole("img")).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/\/drag-queen-hire$/);
});

test("nothing moves while photographs come, and a turned one stands upright", { tag: "@both" }, async ({ page }) => {
  const shifts = await shiftsOf(page);
  await page.goto("/drag-queen-hire");
  await hydrated(page);
  // The typefaces have come; from here on there are photographs alone.
  await arrived(page);
  const before = await shifts();
  const pictures = page.getByRole("list", { name: gallery }).getByRole("img");
  await pictures.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
  expect((await shifts()) - before).toBe(0);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("each is a link to the whole picture", async ({ page }) => {
    await page.goto("/drag-queen-hire");
    const link = page.getByRole("list", { name: gallery }).getByRole("link").first();
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  });
});
