/** An act's photographs, on the build with a tag, which also has photographs. */
import { arrived } from "../support/browser/arrived.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { shiftsOf, withoutCache } from "../support/browser/shifts.ts";
import { expect, test } from "../support/browser/tagged.ts";
import { ask } from "../support/processes/http.ts";

const gallery = "Photographs: Drag Acts";

test("photographs open one at a time, by keyboard, buttons and swipes; Escape goes back to the one that was opened, and Back closes too", async ({
  page,
}) => {
  await page.goto("/drag-queen-hire");
  await hydrated(page);
  const links = page.getByRole("list", { name: gallery }).getByRole("link");
  await expect(links).toHaveCount(3);
  await links.nth(1).focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog", { name: gallery });
  const status = box.getByRole("status");
  const next = box.getByRole("button", { name: "Next photograph" });
  await expect(status).toHaveText("2 of 3");
  await expect(box.getByRole("img")).toHaveAccessibleName("At the bar");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("3 of 3");
  await expect(box.getByRole("img")).toHaveAccessibleName("Wig first");
  await expect(next).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await expect(status).toHaveText("2 of 3");

  await test.step("the button that led to the last one keeps the focus, and the arrow keys go on from there", async () => {
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(status).toHaveText("3 of 3");
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    await expect(status).toHaveText("2 of 3");
    await expect(next).toBeEnabled();
  });

  await test.step("closing fetches nothing: the router hears nothing of the step back", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const step = () => page.evaluate(() => window.navigation.currentEntry?.index ?? -1);
    const opened = await step();
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(links.nth(1)).toBeFocused();
    await expect.poll(step).toBe(opened - 1);
    expect(asked.filter((url) => url.includes("/drag-queen-hire.data"))).toEqual([]);
  });

  await test.step("a swipe leads to the next, which is seen whole; two quick presses move two", async () => {
    await links.first().click();
    await expect(status).toHaveText("1 of 3");
    await box.getByRole("list").evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.8 }));
    await expect(status).toHaveText("2 of 3");
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(box.getByRole("img")).toBeInViewport({ ratio: 1 });
    }
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(/\/drag-queen-hire$/);

    await links.first().click();
    await expect(status).toHaveText("1 of 3");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(status).toHaveText("3 of 3");
  });
});

test("nothing moves while photographs come, and a turned one stands upright", async ({ page }) => {
  const shifts = await shiftsOf(page);
  await withoutCache(page);
  const pictures = page.getByRole("list", { name: gallery }).getByRole("img");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/drag-queen-hire");
    await hydrated(page);
    // The fonts have loaded: from here on only photographs do.
    await arrived(page);
    const before = await shifts();
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
      .toBe(true);
    expect((await shifts()) - before, `${width} px`).toBe(0);
  }
});

test("on phones, the photograph of a form’s head begins below its heading", async ({ page }) => {
  for (const address of ["/male-stripper-quote?act=drag-acts", "/direct-quote?act=drag-acts"]) {
    await page.goto(address);
    await hydrated(page);
    for (const width of [320, 375, 390, 414, 480]) {
      await page.setViewportSize({ width, height: 844 });
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      const photograph = await page.locator("main picture > img").first().boundingBox();
      expect(photograph?.y, `${address}, ${width} px`).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
    }
  }
});

test("in the page as it is served each is a link to the whole picture", async ({ site }) => {
  const { body } = await ask(site, "/drag-queen-hire");
  const list = body.split(`aria-label="${gallery}"`)[1]?.split("</ul>")[0] ?? "";
  const pictures = [...list.matchAll(/<a href="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect((await ask(site, picture)).headers["content-type"]).toBe("image/jpeg");
});
