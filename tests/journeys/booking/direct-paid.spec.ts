/** What follows the review step of a direct booking: payments, the calendar file, what a surprise keeps secret. */
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { axe } from "../../support/browser/axe.ts";
import { openReview, pay, payButton, pretend, referenceAt } from "../../support/browser/booking-page.ts";
import { overflows } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";

/** Opens the ticket's calendar file, and checks the time of the party in the file and on the ticket. */
async function calendarFile(page: Page, { iso, readBack }: ReturnType<typeof daysAhead>) {
  const reference = referenceAt(page);
  const href = (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "";
  const answer = await page.request.get(href);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const file = await answer.text();
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toString()).toBe(`${iso}T19:30:00`);
  expect(event.endDate.toString()).toBe(`${iso}T21:30:00`);
  const ticket = await page.locator(".ticket").innerText();
  const [weekday = "", day, month] = readBack.split(" ");
  for (const said of [weekday, `${day} ${month?.slice(0, 3)}`, "7.30pm", reference]) expect(ticket).toContain(said);
  return { event, file, ticket, reference };
}

test("a payment given up or refused loses nothing; tried again it books, with a calendar file and a balance to pay; axe finds nothing on the way", async ({
  page,
  site: served,
  expectProblem,
}) => {
  expectProblem(/404.*direct-quote/);
  // Colours in the middle of a transition don't count.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const date = daysAhead(150);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const main = page.getByRole("main");
  const long = { notes: "x".repeat(300), name: "Wilhelmina Featherstonehaugh-Cholmondeley".repeat(2) };
  const fields = await openReview(page, served, { date: date.typed, ...long });
  const reference = referenceAt(page);
  const link = page.url();
  await hydrated(page);
  await axe(page);
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  const wide = { width: 1440, height: 900 };
  for (const size of [wide, phone])
    await test.step(`the payment is one press from the top of the review, ${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(payButton(page)).not.toBeInViewport();
      await page.getByRole("link", { name: "Go to payment" }).filter({ visible: true }).click();
      await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    });

  await pay(page, "Give up and go back");
  await expect(heading("Check and book")).toBeVisible();
  await expect(main).toContainText("Your payment has not reached us. Nothing was taken");
  await expect(main).toContainText(fields.venue ?? "");
  await pay(page, "Pretend the card is refused");
  await expect(heading("The payment did not go through")).toBeVisible();
  expect(served.rows.quote(reference).status).toBe("accepted");
  await expect(main.locator("img")).toHaveAttribute("src", /\/spilt-coupe-/);
  await axe(page);
  await page.getByRole("button", { name: "Try again: pay £65.26" }).click();
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).waitFor();
  await axe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toEqual([]);
  await page.setViewportSize(wide);
  await axe(page);
  await page.setViewportSize(phone);
  await pretend(page, /^Pretend to pay/).click();

  await expect(heading("Your date is held")).toBeVisible();
  await axe(page);
  await expect(main.locator(".button-main")).toHaveText("Add to calendar");
  const { event, ticket } = await calendarFile(page, date);
  expect(event.summary).toBe(`Cheeky Butlers (${reference})`);
  expect(event.location).toBe(`${fields.venue}, York`);
  expect(ticket).toMatch(/York\s+Cheeky Butlers/);
  const refused = await page.request.get(`/quote/${reference}/calendar.ics?key=wrong`);
  expect(refused.status()).toBe(404);

  await page.getByRole("button", { name: "Pay the balance of £261.04" }).click();
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { name: "All paid" })).toBeVisible();
  expect(served.rows.quote(reference).status).toBe("balance-paid");

  for (const address of [link, `/quote/${reference}/success`, "/payment-success", "/direct-quote?quote=x&key=y"]) {
    await page.goto(address);
    await axe(page);
  }
});

test("near the party the whole is due at once; a surprise's calendar file and ticket say neither what nor where", async ({
  page,
  site: served,
}) => {
  const date = daysAhead(5);
  await openReview(page, served, { surprise: "yes", date: date.typed });
  await expect(payButton(page)).toHaveText("Book and pay £326.30");
  await pay(page);
  await expect(page.getByRole("heading", { name: "All paid" })).toBeVisible();
  const { event, file, ticket, reference } = await calendarFile(page, date);
  expect(event.summary).toBe(`Booking ${reference}`);
  expect(file).not.toMatch(/butler|York|chapel/i);
  expect(ticket).not.toMatch(/butler|York|chapel/i);
  await expect(page.locator(".ticket img")).toHaveAttribute("src", /\/letter-/);
  expect(await page.locator(".share-copy").textContent()).not.toMatch(/butler|York/i);
});

test("a lost connection leaves a page that waits for its payment as it is; once booked, its heading has the focus, and a review left open pays nothing", async ({
  page,
  context,
  site: served,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openReview(page, served);
  const stale = await context.newPage();
  await stale.goto(page.url());
  await hydrated(stale);
  const key = new URL(page.url()).searchParams.get("key");
  const success = `/quote/${referenceAt(page)}/success?key=${key}`;
  const waiting = await context.newPage();
  await payButton(page).click();
  await page.waitForURL(/demo-payment/);
  await waiting.goto(success);
  await hydrated(waiting);
  const heading = waiting.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your payment is on its way");
  const lost = waiting.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await context.setOffline(true);
  await lost;
  await context.setOffline(false);
  await expect(heading).toHaveText("Your payment is on its way");
  await pretend(page, /^Pretend to pay/).click();
  await expect(heading).toHaveText("Your date is held", { timeout: 45_000 });
  await expect(heading).toBeFocused();

  await payButton(stale).click();
  await expect(stale.getByRole("heading", { level: 1, name: "Your date is held" })).toBeVisible();
  await expect(stale.getByRole("alert")).toContainText("nothing was paid");
  await expect(stale.getByRole("button", { name: "Pay the balance of £261.04" })).toBeVisible();
  expect(served.rows.quote(referenceAt(stale)).status).toBe("booked");
});
