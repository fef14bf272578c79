import { checkButton, pay, payButton, referenceAt } from "../../support/browser/booking-page.ts";
import { desk } from "../../support/browser/desk-run.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { type Fields, fill, formOf, fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import type { Site } from "../../support/processes/site.ts";
import { daysAhead } from "../../support/texts/dates.ts";

/** A request that the owner has priced and sent. @returns the email's link */
async function offered(site: Site, changes: Fields = {}): Promise<{ reference: string; link: string; fields: Fields }> {
  const fields = fullRequest({ place: "Oban", ...changes });
  const reference = referenceIn(await send(site, fields));
  await desk(site, "price", reference, "--travel", "120", "--send", "--yes");
  const { text } = await site.mailbox.waitFor(
    (received) => received.to.includes(fields.email ?? "") && received.text.includes("Book it: pay"),
  );
  return { reference, link: /\S+[?&]key=\S+/.exec(text)?.[0] ?? "", fields };
}

test("a price from the owner is opened by the email's link, agreed to and paid there", { tag: "@both" }, async ({
  page,
  site,
}) => {
  const { reference, link, fields } = await offered(site);
  await page.goto(link);
  const main = page.getByRole("main");
  for (const text of [reference, fields.name, "Travel to Oban", "£120", "£440", "£18.34 a head", "Your price"])
    await expect(main).toContainText(text ?? "");
  await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(0);
  await expect(payButton(page)).toHaveText("Book and pay £88");
  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  expect(referenceAt(page)).toBe(reference);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked already" })).toBeVisible();
  await page.getByRole("link", { name: "See your booking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
});

test("a price that changes while the customer looks at it is not agreed to: they see the new one first", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { reference, link } = await offered(site);
  await page.goto(link);
  await hydrated(page);
  await desk(site, "price", reference, "--travel", "150", "--send", "--yes");
  await payButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "The price has changed since" })).toBeVisible();
  expect(site.rows.quote(reference).status).toBe("sent");
  await page.getByRole("link", { name: "Look at it again" }).click();
  await expect(payButton(page)).toHaveText("Book and pay £94");
});

test("taken back, refused and never made: each has its plain page, and other links open nothing", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/404/);
  const one = await offered(site);
  await desk(site, "withdraw", one.reference, "--yes");
  await page.goto(one.link);
  await expect(page.getByRole("heading", { level: 1, name: "We took this offer back" })).toBeVisible();

  const other = await offered(site);
  await page.goto(other.link);
  await hydrated(page);
  await page.getByRole("button", { name: "Say no to this offer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You said no to this" })).toBeVisible();
  expect(site.rows.quote(other.reference).status).toBe("declined");

  const keyOf = (link: string) => new URL(link).searchParams.get("key") ?? "";
  const seen = new Set<string>();
  for (const link of [
    one.link.replace(keyOf(one.link), keyOf(other.link)),
    one.link.replace(keyOf(one.link), "x".repeat(22)),
    "/direct-quote?quote=BT-0000-0000&key=x",
  ]) {
    await page.goto(link);
    seen.add((await page.getByRole("main").textContent()) ?? "");
  }
  expect([...seen]).toEqual([expect.stringContaining("This link opens nothing")]);
  expect([...seen][0]).not.toContain(one.reference);
});

test("one choice has one price: card, place page, form, review, emails, payment page and desk", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await expect(page.locator("#services article", { hasText: "Male Strippers" }).first()).toContainText("From £135");
  await page.goto("/male-stripper-hire-york");
  await expect(page.getByRole("main")).toContainText("£141.30");
  const fields = fullRequest({
    act: "male-strippers",
    package: "short-show",
    performers: "1",
    date: daysAhead(150).typed,
  });
  await page.goto("/direct-quote?act=male-strippers&place=york");
  await hydrated(page);
  await fill(page, fields);
  await expect(formOf(page).total).toHaveText("£141.30");
  await checkButton(page).click();
  await page.waitForURL(/[?&]key=/);
  const main = page.getByRole("main");
  for (const sum of ["£135", "£6.30", "£141.30", "£5.89 a head", "£111.30"]) await expect(main).toContainText(sum);
  await expect(payButton(page)).toHaveText("Book and pay £30");
  await payButton(page).click();
  await page.waitForURL(/demo-payment/);
  await expect(page.getByRole("main")).toContainText("£30.00");
  await page.getByRole("button", { name: /^Pretend to pay/ }).click();
  for (const sum of ["£30", "£111.30", "£135", "£6.30", "£141.30"]) await expect(main).toContainText(sum);
  const reference = referenceAt(page);
  const email = await site.mailbox.waitFor(
    ({ to, subject }) => to.includes(fields.email ?? "") && subject.startsWith("Booked"),
  );
  for (const part of [email.text, email.html])
    for (const sum of ["£135", "£6.30", "£141.30", "£30", "£111.30", "£5.89 a head"]) expect(part).toContain(sum);
  const shown = await desk(site, "quote", reference);
  for (const sum of ["£135", "£6.30", "£141.30", "£30", "£111.30"]) expect(shown).toContain(sum);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a price from the owner is opened, agreed to and paid", async ({ page, site }) => {
    const { link, reference } = await offered(site, { surprise: "yes" });
    await page.goto(link);
    await pay(page);
    await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
    expect(site.rows.quote(reference).status).toBe("booked");
  });
});
