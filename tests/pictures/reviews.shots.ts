import { invitedLink } from "../support/browser/invite.ts";
import { openDialog } from "../support/browser/reviews-dialog.ts";
import { test } from "../support/browser/test.ts";
import { keep } from "./keep.ts";

const screen = { fullPage: false, quality: 60 };

test("the Customer Reviews dialog", async ({ page }) => {
  const { dialog, reviews } = await openDialog(page, "/male-entertainer-hire");
  await reviews.first().waitFor();
  await keep(page, "reviews-dialog", screen);
  // On a phone the list and its paging are further down.
  if (test.info().project.name !== "390") return;
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await keep(page, "reviews-dialog-list", screen);
});

test("the form behind an invitation, empty and with errors, and a link that was used", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/400/);
  expectProblem(/404/);
  const link = await invitedLink(site);
  await page.goto(link);
  await keep(page, "review-form", { quality: 60 });
  await page.getByRole("button", { name: "Send my review" }).click();
  await page.getByRole("alert").waitFor();
  await keep(page, "review-form-errors", { quality: 60 });
  await page.goto(`${site.origin}/reviews/write?key=nothing`);
  await keep(page, "review-link-refused", screen);
});
