/** The owner's telephone: a booking in the calendar, in the figures, and its invoice in the email, at the desk and on the customer's page. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axe } from "../support/axe.ts";
import { openReview, pay, referenceAt } from "../support/booking-page.ts";
import { daysAhead } from "../support/dates.ts";
import { owner, signIn } from "../support/desk-page.ts";
import { readPdf } from "../support/pdf-text.ts";
import { expect, test } from "../support/test.ts";

test.use({ settings: { DESK_EMAILS: owner } });

async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), lines: readPdf(await readFile(await file.path())).lines };
}

test("shows a booking by its day, counts it, and has its invoice wherever somebody looks for it", async ({
  page,
  site,
}) => {
  const date = daysAhead(40);
  const { email = "", name = "" } = await openReview(page, site, { date: date.typed });
  await pay(page);
  const reference = referenceAt(page);
  const wanted = ["Number: INV-0001", `Booking: ${reference}`, name, "£326.30", "-£65.26", "£261.04"];

  const mail = await site.mailbox.waitFor(({ to, subject }) => to.includes(email) && subject.startsWith("Booked"));
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["Invoice INV-0001.pdf"]);
  for (const { content } of mail.attachments) expect(readPdf(content).lines).toEqual(expect.arrayContaining(wanted));
  const theirs = await downloaded(page, () => page.getByRole("link", { name: "Invoice INV-0001 (PDF)" }).click());
  expect(theirs).toMatchObject({ name: "Invoice INV-0001.pdf", lines: expect.arrayContaining(wanted) });

  await signIn(page, site);
  await page.getByRole("link", { name: "Calendar" }).filter({ visible: true }).click();
  await page.goto(`/desk/calendar?date=${date.iso}`);
  await page.getByRole("link", { name: /, 1 party$/ }).click();
  await expect(page.locator(".desk-party")).toContainText("Cheeky Butlers, York");
  await expect(page.getByRole("link", { name: /Cheeky Butlers, York/ })).toHaveAttribute(
    "href",
    `/desk/bookings/${reference}`,
  );
  await axe(page);

  await page.goto("/desk/figures?period=next-12");
  await expect(page.locator(".desk-tiles")).toContainText("£326.30");
  await expect(page.getByRole("img", { name: "Enquiries and bookings by month" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^York/ })).toContainText("£326.30");
  await axe(page);
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV acts" }).click(),
  ]);
  expect(await readFile(await csv.path(), "utf8")).toContain('"Cheeky Butlers",1,1,1,326.3');

  await page.goto("/desk/invoices");
  await axe(page);
  const href = await page.getByRole("link", { name: "Invoice INV-0001" }).getAttribute("href");
  const file = await page.request.get(href ?? "");
  expect(readPdf(await file.body()).lines).toEqual(expect.arrayContaining(wanted));

  await page.goto(`/desk/bookings/${reference}/invoices`);
  await page.getByLabel("Company").fill("Acme & Sons");
  await page.getByLabel("PO number").fill("PO-4711");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("status")).toHaveText("Kept, for the invoices to come.");
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
