import type { Locator } from "@playwright/test";
import { parse } from "node-html-parser";
import prices from "#content/prices.ts";
import site from "#content/site.ts";
import {
  bookingPage,
  checkButton,
  pay,
  payButton,
  pretend,
  referenceAt,
  toReview,
} from "../../support/browser/booking-page.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import {
  asSent,
  fill,
  fillAtOnce,
  formOf,
  fullRequest,
  referenceIn,
  referenceOn,
  send,
  someone,
  typedIn,
} from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";
import { formValues } from "../../support/texts/form-values.ts";

/** Presses five times at once, as an impatient finger does. */
const pressFiveTimes = (button: Locator) =>
  button.evaluate((pressed: HTMLButtonElement) => {
    for (let times = 0; times < 5; times++) pressed.click();
  });

test("the whole way, however often each button is pressed: details, review with everything the law requires, payment, booked once, both emails; the log has no word, key or session of it", async ({
  page,
  site: served,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const date = daysAhead(150);
  const fields = fullRequest({ date: date.typed, name: "Quillanora Fairweather", venue: "Zebedee Hall" });
  await page.goto(bookingPage);
  await hydrated(page);
  await fill(page, fields);
  await pressFiveTimes(checkButton(page));
  await page.waitForURL(/[?&]key=/);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Check and book" })).toBeVisible();
  for (const text of [fields.name, fields.email, fields.phone, fields.venue, date.readBack, "£326.30", "£13.60 a head"])
    await expect(main).toContainText(text ?? "");
  for (const { words } of prices.cancellation) await expect(main).toContainText(words);
  await expect(main).toContainText("The 14-day right to cancel does not apply");
  for (const text of [site.legal.registeredName, site.legal.companyNumber, site.legal.registeredOffice])
    await expect(main).toContainText(text);
  await expect(payButton(page)).toHaveText("Book and pay £65.26");
  const reference = referenceAt(page);
  expect(served.rows.quote(reference)).toMatchObject({ status: "reviewing", offerTotal: 32630 });
  expect(served.rows.mailsOf(reference)).toEqual([]);

  await hydrated(page);
  await pressFiveTimes(payButton(page));
  await page.waitForURL(/demo-payment/);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your date is held" })).toBeVisible();
  await expect(main).toContainText("£65.26");
  await expect(main).toContainText("£261.04");
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toMatchObject([{ status: "booked" }]);
  const mails = served.rows.mailsOf(reference).map(({ kind }) => kind);
  expect(mails.sort()).toEqual(["accepted-for-desk", "booked", "booked-for-desk"]);
  const email = await served.mailbox.waitFor(
    ({ to, subject }) => to.includes(fields.email ?? "") && subject.includes(reference),
  );
  for (const { words } of prices.cancellation) expect(email.text).toContain(words);
  expect(email.text).toContain("The 14-day right to cancel does not apply");
  await served.mailbox.waitFor(({ to, subject }) => to.includes(site.email) && subject.includes(reference));

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

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Your date is held" })).toBeVisible();
  await page.goto(bookingPage);
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ name: "", email: "", place: "" });
});

test("back from the review changes the details, by the link and by the browser, under one reference; back from the payment is the review", async ({
  page,
  site: served,
}) => {
  // On a wide screen, because the other journeys here use a phone's.
  await page.setViewportSize({ width: 1440, height: 900 });
  const fields = await toReview(page);
  const reference = referenceAt(page);
  await page.goBack();
  await hydrated(page);
  await expect(checkButton(page)).toHaveText("Check and book");
  expect(await typedIn(page)).toMatchObject(asSent(fields));
  await page.goForward();
  await page.getByRole("link", { name: "Change the party" }).click();
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ ...asSent(fields), guests: "24", name: fields.name });
  await formOf(page).performers.selectOption("3");
  await checkButton(page).click();
  await page.waitForURL(/[?&]key=[\w-]+$/);
  await expect(payButton(page)).toHaveText("Book and pay £97.26");

  await page.goBack();
  await hydrated(page);
  await expect(checkButton(page)).toHaveText("Check and book");
  expect(await typedIn(page)).toMatchObject({ name: fields.name, email: fields.email });
  await formOf(page).guests.fill("30");
  await checkButton(page).click();
  await page.waitForURL(/[?&]key=[\w-]+$/);
  expect(referenceAt(page)).toBe(reference);
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toMatchObject([
    { groupSize: 30, offerVersion: 3, status: "reviewing" },
  ]);

  const review = page.url();
  await payButton(page).click();
  await expect(pretend(page, /^Pretend to pay/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(review);
  await expect(payButton(page)).toBeVisible();
});

test("mistakes come back in a summary that takes the focus, with everything else kept; overseas leads kindly to a request", async ({
  page,
  site: served,
  expectProblem,
}) => {
  expectProblem(/400/);
  const fields = fullRequest({ guests: "loads", email: "frances@" });
  await page.goto("/rolypoly-direct-quote");
  await hydrated(page);
  await formOf(page).act.selectOption("cheeky-butlers");
  await fillAtOnce(page, fields);
  await checkButton(page).click();
  await expect(formOf(page).problem).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  expect(await typedIn(page)).toEqual(asSent(fields));

  await formOf(page).guests.fill("24");
  await formOf(page).email.fill(someone());
  await formOf(page).place.fill("Ibiza");
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

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole way to booked, with a change and a refused payment on it", async ({ page, site: served }) => {
    await toReview(page, {}, false);
    await page.getByRole("link", { name: "Change the party" }).click();
    await formOf(page).performers.selectOption("3");
    await checkButton(page).click();
    await expect(payButton(page)).toHaveText("Book and pay £97.26");
    await pay(page, "Pretend the card is refused");
    await page.getByRole("button", { name: /^Try again/ }).click();
    await pretend(page, /^Pretend to pay/).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your date is held" })).toBeVisible();
    expect(served.rows.quote(referenceAt(page))).toMatchObject({ status: "booked", performers: 3 });
  });
});

test("without a script, overseas comes back with everything kept and goes on as a request", async ({
  site: served,
}) => {
  const fields = fullRequest({ place: "Ibiza" });
  const { status, body } = await send(served, asSent(fields), { path: bookingPage });
  expect(status).toBe(400);
  const page = parse(body);
  expect(page.querySelector("[role=alert]")?.text).toContain("We price journeys to Ibiza by hand");
  const kept = formValues(page.querySelector("form#quote"));
  expect(kept).toMatchObject(asSent(fields));
  const onwards = page.querySelectorAll("button").find(({ text }) => text === "Send as a quote request");
  referenceIn(await send(served, kept, { path: onwards?.getAttribute("formaction") ?? "" }));
});
