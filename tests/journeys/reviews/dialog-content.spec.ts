import { hydrated } from "../../support/browser/hydrated.ts";
import { press } from "../../support/browser/press.ts";
import { dialogOf } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("where the dialog itself can't be loaded, the stars lead to the same reviews", async ({ page, expectProblem }) => {
  expectProblem(/dialog-/);
  await page.route("**/assets/dialog-*.js", (route) => route.abort());
  await page.goto("/male-stripper-hire");
  await hydrated(page);
  await page.locator("[aria-haspopup=dialog]").first().waitFor({ state: "attached" });
  await press(dialogOf(page).trigger);
  await expect(page).toHaveURL(/\/reviews\?act=male-strippers$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What people");
});

test("on the home page the dialog has the fifteen reviews, and nothing opens it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await hydrated(page);
  const { trigger, dialog, reviews, numbers } = dialogOf(page);
  await expect(trigger).toHaveCount(1);
  await expect(trigger).toBeHidden();
  await page.locator("[aria-haspopup=dialog]").waitFor({ state: "attached" });
  await trigger.evaluate((link) => (link as HTMLElement).click());
  await expect(reviews).toHaveCount(4);
  await expect(numbers.getByRole("button")).toHaveCount(4);
  await expect(dialog).toContainText("15 reviews");
  await press(numbers.getByRole("button").last());
  await expect(reviews).toHaveCount(3);
  expect(asked).not.toContain("/api/reviews");
});
