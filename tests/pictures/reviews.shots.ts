import path from "node:path";
import type { Page } from "@playwright/test";
import { arrived } from "../support/browser/arrived.ts";
import { invitedLink } from "../support/browser/invite.ts";
import { openDialog } from "../support/browser/reviews-dialog.ts";
import { test } from "../support/browser/test.ts";

const folder = path.resolve(import.meta.dirname, "../../docs/pictures");

async function take(page: Page, name: string, fullPage = false) {
  await arrived(page);
  const file = path.join(folder, `${name}-${test.info().project.name}.jpg`);
  await page.screenshot({ path: file, type: "jpeg", quality: 60, fullPage, animations: "disabled" });
}

test("the Customer Reviews dialog", async ({ page }) => {
  const { dialog, reviews } = await openDialog(page, "/male-entertainer-hire");
  await reviews.first().waitFor();
  await take(page, "reviews-dialog");
  // On a phone the list and its pages lie below.
  if (test.info().project.name !== "390") return;
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await take(page, "reviews-dialog-list");
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
  await take(page, "review-form", true);
  await page.getByRole("button", { name: "Send my review" }).click();
  await page.getByRole("alert").waitFor();
  await take(page, "review-form-errors", true);
  await page.goto(`${site.origin}/reviews/write?key=nothing`);
  await take(page, "review-link-refused");
});
