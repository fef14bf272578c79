import { checkButton, pay, payButton, referenceAt } from "../../support/browser/booking-page.ts";
import { desk } from "../../support/browser/desk-run.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { type Fields, fillAtOnce, formOf, fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import type { Site } from "../../support/processes/site.ts";
import { daysAhead } from "../../support/texts/dates.ts";
import { textOf } from "../../support/texts/html.ts";

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

test("a price from the owner is opened by the email's link; when it changes meanwhile, the new one is seen before it is agreed to and paid", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { reference, link, fields } = await offered(site);
  await page.goto(link);
  const main = page.getByRole("main");
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  for (const text of [reference, fields.name, "Travel to Oban", "£120", "£440", "£18.34 a head", "Price held until"])
    await expect(main).toContainText(text ?? "");
  await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(0);
  await expect(payButton(page)).toHaveText("Book and pay £88");
  await hydrated(page);
  await desk(site, "price", reference, "--travel", "150", "--send", "--yes");
  await payButton(page).click();
  await expect(heading("The price has changed since")).toBeVisible();
  expect(site.rows.quote(reference).status).toBe("sent");
  // The new price is checked on a wide screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Look at it again" }).click();
  await expect(payButton(page)).toHaveText("Book and pay £94");
  await pay(page);
  await expect(heading("You’re booked")).toBeVisible();
  expect(referenceAt(page)).toBe(reference);
  await page.goto(link);
  await expect(heading("You’re booked already")).toBeVisible();
  await page.getByRole("link", { name: "See your booking" }).click();
  await expect(heading("You’re booked")).toBeVisible();
});

test("refused, taken back and never made: each has its plain page, and other links open nothing", async ({
  page,
  site,
}) => {
  const one = await offered(site);
  await page.goto(one.link);
  await hydrated(page);
  await page.getByText("Not for you?").click();
  await page.getByRole("button", { name: "Say no to this offer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You said no to this" })).toBeInViewport();
  expect(site.rows.quote(one.reference).status).toBe("declined");

  const other = await offered(site);
  await desk(site, "withdraw", other.reference, "--yes");
  const link = new URL(other.link);
  expect(textOf((await ask(site, link.pathname + link.search)).body)).toContain("We took this offer back");

  const forged = new URL(one.link);
  const seen = new Set<string>();
  for (const key of [link.searchParams.get("key") ?? "", "x".repeat(22)]) {
    forged.searchParams.set("key", key);
    const answer = await ask(site, forged.pathname + forged.search);
    expect(answer.status).toBe(404);
    seen.add(textOf(answer.body));
  }
  seen.add(textOf((await ask(site, "/direct-quote?quote=BT-0000-0000&key=x")).body));
  expect([...seen]).toEqual([expect.stringContaining("This link opens nothing")]);
  expect([...seen][0]).not.toContain(one.reference);
});

test("one choice has one price: card, place page, form, review, emails, payment page and desk", async ({
  page,
  site,
}) => {
  const home = await ask(site, "/");
  const [, card = ""] = /id="services"[\s\S]*?<article([\s\S]*?)<\/article>/.exec(home.body) ?? [];
  expect(textOf(card)).toMatch(/Male Strippers.*From £135/);
  expect(textOf((await ask(site, "/male-stripper-hire-york")).body)).toContain("£141.30");
  const fields = fullRequest({
    act: "male-strippers",
    package: "short-show",
    performers: "1",
    date: daysAhead(150).typed,
  });
  await page.goto("/direct-quote?act=male-strippers&place=york");
  await hydrated(page);
  await fillAtOnce(page, fields);
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
    ({ to, subject }) => to.includes(fields.email ?? "") && subject.startsWith("Your date is held"),
  );
  for (const part of [email.text, email.html.replaceAll("\u00a0", " ")])
    for (const sum of ["£135", "£6.30", "£141.30", "£30", "£111.30", "£5.89 a head"]) expect(part).toContain(sum);
  const shown = await desk(site, "quote", reference);
  for (const sum of ["£135", "£6.30", "£141.30", "£30", "£111.30"]) expect(shown).toContain(sum);
});
