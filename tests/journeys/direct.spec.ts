import ICAL from "ical.js";
import prices from "../../content/prices.ts";
import site from "../../content/site.ts";
import {
  bookingPage,
  checkButton,
  openReview,
  pay,
  payButton,
  pretend,
  referenceAt,
  toReview,
} from "../support/booking-page.ts";
import { daysAhead } from "../support/dates.ts";
import { hydrated } from "../support/hydrated.ts";
import { asSent, fill, formOf, referenceOn, typedIn, wholeRequest } from "../support/quote-form.ts";
import { expect, test } from "../support/test.ts";

test("the whole way: details, review with everything the law requires, payment, booked, both emails", {
  tag: "@both",
}, async ({ page, site: served }) => {
  const date = daysAhead(150);
  const fields = await toReview(page, { date: date.typed });
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Check and book" })).toBeVisible();
  for (const words of [
    fields.name,
    fields.email,
    fields.phone,
    fields.venue,
    date.readBack,
    "£326.30",
    "£13.60 a head",
  ])
    await expect(main).toContainText(words ?? "");
  for (const { words } of prices.cancellation) await expect(main).toContainText(words);
  await expect(main).toContainText("The 14-day right to cancel does not apply");
  for (const words of [site.legal.registeredName, site.legal.companyNumber, site.legal.registeredOffice])
    await expect(main).toContainText(words);
  await expect(payButton(page)).toHaveText("Book and pay £65.26 deposit");
  const reference = referenceAt(page);
  expect(served.rows.quote(reference)).toMatchObject({ status: "reviewing", offerTotal: 32630 });
  expect(served.rows.mailsOf(reference)).toEqual([]);

  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await expect(main).toContainText("£65.26");
  await expect(main).toContainText("£261.04");
  expect(served.rows.quote(reference).status).toBe("booked");
  const email = await served.mailbox.waitFor(
    ({ to, subject }) => to.includes(fields.email ?? "") && subject.includes(reference),
  );
  for (const { words } of prices.cancellation) expect(email.text).toContain(words);
  expect(email.text).toContain("The 14-day right to cancel does not apply");
  await served.mailbox.waitFor(({ to, subject }) => to.includes(site.email) && subject.includes(reference));

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await page.goto(bookingPage);
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ name: "", email: "", place: "" });
});

test("back from the review changes the details, by the link and by the browser, under one reference", async ({
  page,
  site: served,
}) => {
  const fields = await toReview(page);
  const reference = referenceAt(page);
  await page.getByRole("link", { name: "Change the party" }).click();
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ ...asSent(fields), guests: "24", name: fields.name });
  await formOf(page).performers.selectOption("3");
  await checkButton(page).click();
  await page.waitForURL(/[?&]key=[\w-]+$/);
  await expect(payButton(page)).toHaveText("Book and pay £97.26 deposit");

  await page.goto(bookingPage);
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ name: fields.name, email: fields.email });
  await formOf(page).guests.fill("30");
  await checkButton(page).click();
  await page.waitForURL(/[?&]key=/);
  expect(referenceAt(page)).toBe(reference);
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toMatchObject([
    { groupSize: 30, offerVersion: 3, status: "reviewing" },
  ]);
});

test("a refused payment is said to have failed, and tried again it books", async ({ page, site: served }) => {
  await openReview(page, served);
  const reference = referenceAt(page);
  await pay(page, "Pretend the card is refused");
  await expect(page.getByRole("heading", { level: 1, name: "The payment did not go through" })).toBeVisible();
  expect(served.rows.quote(reference).status).toBe("accepted");
  await page.getByRole("button", { name: "Try again: pay £65.26" }).click();
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
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

test("overseas leads kindly to a request, with everything that was typed", async ({ page, site: served }) => {
  const fields = wholeRequest({ place: "Ibiza" });
  await page.goto(bookingPage);
  await hydrated(page);
  await fill(page, fields);
  await expect(checkButton(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Send as a quote request" }).click();
  const reference = await referenceOn(page);
  expect(served.rows.quote(reference)).toMatchObject({
    kind: "request",
    status: "requested",
    place: "Ibiza",
    name: fields.name,
    notes: fields.notes,
  });
});

test("mistakes come back in a summary that takes the focus, with everything else kept", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/);
  const fields = wholeRequest({ guests: "loads", email: "frances@" });
  await page.goto("/rolypoly-direct-quote");
  await hydrated(page);
  await formOf(page).act.selectOption("cheeky-butlers");
  await fill(page, fields);
  await checkButton(page).click();
  await expect(formOf(page).problem).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  expect(await typedIn(page)).toEqual(asSent(fields));
});

test("pressing the buttons again and again makes one booking and one payment", async ({ page, site: served }) => {
  const fields = wholeRequest();
  await page.goto(bookingPage);
  await hydrated(page);
  await fill(page, fields);
  await checkButton(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times++) button.click();
  });
  await page.waitForURL(/[?&]key=/);
  await hydrated(page);
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times++) button.click();
  });
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  expect(
    served.rows
      .mailsOf(referenceAt(page))
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(["accepted-for-desk", "booked", "booked-for-desk"]);
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
    if (surprise) {
      expect(file).not.toMatch(/butler|York|chapel/i);
      expect(await page.locator(".share-words").textContent()).not.toMatch(/butler|York/i);
    } else expect(event.location).toBe(`${fields.venue}, York`);
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
  for (const words of ["Quillanora", "Zebedee", fields.email ?? ""]) {
    expect(asked.map(decodeURIComponent).join("\n")).not.toContain(words);
    expect(served.output()).not.toContain(words);
  }
  const secrets = asked.flatMap((url) => {
    const { pathname, searchParams } = new URL(url);
    return [searchParams.get("key"), /^\/demo-payment\/(.+)/.exec(pathname)?.[1]].filter((secret) => secret != null);
  });
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(3);
  for (const secret of secrets) expect(served.output()).not.toContain(secret);
  expect(served.output()).toContain("/demo-payment/[secret]");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole way to booked, with a change and a refused payment on it", async ({ page, site: served }) => {
    await toReview(page, {}, false);
    await page.getByRole("link", { name: "Change the party" }).click();
    await formOf(page).performers.selectOption("3");
    await checkButton(page).click();
    await expect(payButton(page)).toHaveText("Book and pay £97.26 deposit");
    await pay(page, "Pretend the card is refused");
    await page.getByRole("button", { name: /^Try again/ }).click();
    await pretend(page, /^Pretend to pay/).click();
    await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
    expect(served.rows.quote(referenceAt(page))).toMatchObject({ status: "booked", performers: 3 });
  });

  test("overseas comes back with everything kept and goes on as a request", async ({ page, expectProblem }) => {
    expectProblem(/400/);
    const fields = wholeRequest({ place: "Ibiza" });
    await page.goto(bookingPage);
    await fill(page, fields);
    await checkButton(page).click();
    await expect(formOf(page).problem).toContainText("We price journeys to Ibiza by hand");
    expect(await typedIn(page)).toEqual(asSent(fields));
    await page.getByRole("button", { name: "Send as a quote request" }).click();
    await referenceOn(page);
  });
});
