/** What follows the review step of a direct booking: payments, the calendar file, what is kept secret. */
import ICAL from "ical.js";
import { openReview, pay, payButton, pretend, referenceAt, toReview } from "../../support/browser/booking-page.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";

test("a refused payment is said to have failed, and tried again it books", async ({ page, site: served }) => {
  await openReview(page, served);
  const reference = referenceAt(page);
  await pay(page, "Pretend the card is refused");
  await expect(page.getByRole("heading", { level: 1, name: "The payment did not go through" })).toBeVisible();
  expect(served.rows.quote(reference).status).toBe("accepted");
  await expect(page.getByRole("main").locator("img")).toHaveAttribute("src", /\/spilt-coupe-/);
  await page.getByRole("button", { name: "Try again: pay £65.26" }).click();
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
});

test("a booking's main button is the calendar; the balance of a day months away is a quiet one", async ({
  page,
  site: served,
}) => {
  await openReview(page, served);
  await pay(page);
  await expect(page.getByRole("main").locator(".button-main")).toHaveText("Add to calendar");
  await expect(page.getByRole("button", { name: "Pay the balance of £261.04" })).toBeVisible();
});

test("the way to the payment is one press from the top of the review", { tag: "@both" }, async ({
  page,
  site: served,
}) => {
  await openReview(page, served);
  await hydrated(page);
  await expect(payButton(page)).not.toBeInViewport();
  await page.getByRole("link", { name: "Go to payment" }).filter({ visible: true }).click();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
});

test("given up on the payment page, the review is there again with nothing lost", async ({ page, site: served }) => {
  const fields = await openReview(page, served);
  await pay(page, "Give up and go back");
  await expect(page.getByRole("heading", { level: 1, name: "Check and book" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(fields.venue ?? "");
  await expect(payButton(page)).toBeVisible();
});

test("near the party the whole is due at once; the balance of a later one is paid on its page", async ({
  page,
  site: served,
}) => {
  await openReview(page, served, { date: daysAhead(5).typed });
  await expect(payButton(page)).toHaveText("Book and pay £326.30");
  await pay(page);
  await expect(page.getByRole("heading", { name: "All paid" })).toBeVisible();

  await openReview(page, served);
  await pay(page);
  await page.getByRole("button", { name: "Pay the balance of £261.04" }).click();
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { name: "All paid" })).toBeVisible();
  expect(served.rows.quote(referenceAt(page)).status).toBe("balance-paid");
});

test("while a payment is being confirmed, a lost connection leaves the page as it is; once booked, its heading has the focus", async ({
  page,
  context,
  site: served,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openReview(page, served);
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
  await expect(heading).toHaveText("You’re booked", { timeout: 45_000 });
  await expect(heading).toBeFocused();
});

test("a review left open pays nothing once the deposit is here: the booking comes back, with a word", async ({
  page,
  context,
  site: served,
}) => {
  await openReview(page, served);
  const stale = await context.newPage();
  await stale.goto(page.url());
  await hydrated(stale);
  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await payButton(stale).click();
  await expect(stale.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await expect(stale.getByRole("alert")).toContainText("nothing was paid");
  await expect(stale.getByRole("button", { name: "Pay the balance of £261.04" })).toBeVisible();
  expect(served.rows.quote(referenceAt(stale)).status).toBe("booked");
});

test("the calendar file says when and where; a surprise's says neither what nor where", async ({
  page,
  site: served,
}) => {
  for (const surprise of ["", "yes"]) {
    const date = daysAhead(150);
    const fields = await openReview(page, served, { surprise, date: date.typed });
    await pay(page);
    const reference = referenceAt(page);
    const href = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
    const answer = await page.request.get(`${served.origin}${href}`);
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const file = await answer.text();
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined);
    expect(event.startDate.toString()).toBe(`${date.iso}T19:30:00`);
    expect(event.endDate.toString()).toBe(`${date.iso}T21:30:00`);
    expect(event.summary).toBe(surprise ? `Booking ${reference}` : `Cheeky Butlers (${reference})`);
    const ticket = await page.locator(".ticket").innerText();
    const [weekday = "", day, month] = date.readBack.split(" ");
    for (const said of [weekday, `${day} ${month?.slice(0, 3)}`, "7.30pm", reference]) expect(ticket).toContain(said);
    if (surprise) {
      expect(file).not.toMatch(/butler|York|chapel/i);
      expect(ticket).not.toMatch(/butler|York|chapel/i);
      await expect(page.locator(".ticket img")).toHaveAttribute("src", /\/letter-/);
      expect(await page.locator(".share-copy").textContent()).not.toMatch(/butler|York/i);
    } else {
      expect(event.location).toBe(`${fields.venue}, York`);
      expect(ticket).toMatch(/York\s+Cheeky Butlers/);
    }
    const refused = await page.request.get(`${served.origin}/quote/${reference}/calendar.ics?key=wrong`);
    expect(refused.status()).toBe(404);
  }
});

test("what was typed stands in no address and in no line of the log, and no key or session in the log either", async ({
  page,
  site: served,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const fields = await toReview(page, { name: "Quillanora Fairweather", venue: "Zebedee Hall" });
  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  for (const text of ["Quillanora", "Zebedee", fields.email ?? ""]) {
    expect(asked.map(decodeURIComponent).join("\n")).not.toContain(text);
    expect(served.output()).not.toContain(text);
  }
  const secrets = asked.flatMap((url) => {
    const { pathname, searchParams } = new URL(url);
    return [searchParams.get("key"), /^\/demo-payment\/(.+)/.exec(pathname)?.[1]].filter((secret) => secret != null);
  });
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(3);
  for (const secret of secrets) expect(served.output()).not.toContain(secret);
  expect(served.output()).toContain("/demo-payment/[secret]");
});
