import { errorScreen } from "../support/browser/error-screen.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { moduleOf, throwing, touching } from "../support/browser/recovery.ts";
import { test } from "../support/browser/test.ts";
import { keep } from "./keep.ts";

test.beforeEach(({ page }) => touching(page));

for (const [kind, message] of [
  ["chunk", "Loading chunk 7 failed"],
  ["other", "Nothing to draw with"],
] as const) {
  test(`a page that fails while it is drawn, kind ${kind}`, async ({ page, site, expectProblem }) => {
    expectProblem(new RegExp(message));
    await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing(message));
    await page.goto("/reviews");
    const { clear, reload } = errorScreen(page);
    await (kind === "chunk" ? clear : reload).waitFor();
    await keep(page, `recovery-${kind}`);
  });
}

test("nothing left on the page", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    document.body.replaceChildren();
    dispatchEvent(new Event("rendering-failed"));
  });
  await page.getByRole("alert").waitFor();
  // The screen's picture is a background, which is only requested now.
  await page.waitForLoadState("networkidle");
  await keep(page, "recovery-temporary");
});
