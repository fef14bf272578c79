/** The dialog's orders and pages: visitors get what they pressed, however late the feed answers. */
import { hold } from "../../support/browser/hold.ts";
import { press } from "../../support/browser/press.ts";
import { choose, openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a fetch that fails says so in words, and is tried again when asked; Next is not lost while another order is on its way", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503.*\/api\/reviews/);
  expectProblem(/GET \/api\/reviews\?… failed/);
  let away = true;
  await page.route("**/api/reviews**", (route) =>
    away ? route.fulfill({ status: 503, body: "away" }) : route.continue(),
  );
  const { dialog, list, oldest, next, current, status } = await openDialog(page, "/male-entertainer-hire");
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("The reviews didn’t load.");
  await expect(dialog.getByRole("link", { name: "Read them on their own page" })).toHaveAttribute("href", "/reviews");
  const again = dialog.getByRole("button", { name: "Try again" });
  await press(again);
  await expect(alert).toBeFocused();
  away = false;
  await press(again);
  await expect(status).toHaveText(/^Page 1 of/);
  await expect(list).toBeFocused();

  const release = await hold(page, /\/api\/reviews\?.*sort=oldest/);
  await choose(oldest);
  await press(next);
  await expect(current).toHaveText("Page 2");
  release();
  await expect(status).toHaveText(/^Page 2 of/);
});
