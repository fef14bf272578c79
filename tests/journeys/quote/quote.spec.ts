import site from "#content/site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import {
  asSent,
  fillAtOnce,
  formOf,
  fullRequest,
  referenceOn,
  someone,
  typedIn,
} from "../../support/browser/quote-form.ts";
import { expectRow } from "../../support/browser/request-details.ts";
import { shippedActs } from "../../support/browser/shipped.ts";
import { bookingPages, quotePages } from "../../support/browser/specification.ts";
import { listen } from "../../support/browser/spoken.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { daysAhead } from "../../support/texts/dates.ts";
import { decoded } from "../../support/texts/html.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

test("the title of every quote page says what its heading says, whichever act is chosen", async ({ site: served }) => {
  const acts = shippedActs.map((slug) => `?act=${slug}`);
  // Every act on one of the pages: the others choose the act by the same rule.
  for (const path of [...quotePages, ...bookingPages])
    for (const act of ["", ...(path === quotePages[0] ? acts : acts.slice(-1))]) {
      const { body } = await ask(served, path + act);
      const [, markup = ""] = /<h1 class="title">([^$]*?)<\/h1>/.exec(body) ?? [];
      const heading = decoded(markup.replaceAll(/<[^>]*>/g, ""));
      const titles = [...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => decoded(title ?? ""));
      expect(titles, path + act).toEqual([`${heading} | ${site.name}`]);
      expect(decoded(/property="og:title" content="([^"]*)"/.exec(body)?.[1] ?? ""), path + act).toBe(heading);
    }
});

test("the price says how many of the eight answers are there; with all, its bar leads to the button that sends, once however often it is pressed", async ({
  page,
  site: served,
}) => {
  await page.goto(quotePage);
  await hydrated(page);
  const answered = (count: number) => page.getByText(`${count} of 8 answered`).filter({ visible: true });
  await expect(answered(0)).toBeVisible();
  const form = formOf(page);
  await form.place.fill("York");
  await form.occasion("Hen party").check();
  await form.adult.check();
  await expect(answered(3)).toBeVisible();
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(answered(3)).toBeVisible();
  await form.place.fill(" ");
  await expect(answered(2)).toBeVisible();
  await page.setViewportSize(phone);

  await test.step("only the chosen package has the act's theme", async () => {
    const radios = form.form.getByRole("radio", { name: /hour/i });
    const grounds = () =>
      radios.evaluateAll((found) =>
        found.map((radio) => getComputedStyle(radio.closest(".card") ?? radio).backgroundColor),
      );
    const [first, second, third] = await grounds();
    expect(second).toBe(third);
    expect(first).not.toBe(second);
    await form.package("Two hours").check();
    await expect.poll(grounds).toEqual([second, first, third]);
  });

  const fields = fullRequest();
  await fillAtOnce(page, fields);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("link", { name: "Check and send" }).click();
  await expect(form.send).toBeInViewport();
  await expect(form.place).toHaveValue("York");
  await form.send.evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times++) button.click();
  });
  const reference = await referenceOn(page);
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  expect(served.rows.mailsOf(reference)).toHaveLength(2);
});

test("missing answers and mistakes come back together in words, tied to their fields, with everything else kept; corrected, it is sent", async ({
  page,
  site: served,
  expectProblem,
}) => {
  expectProblem(/400/);
  const fields = fullRequest({ date: "30 February", email: "frances@", guests: "loads" });
  await page.goto(quotePage);
  await hydrated(page);
  const form = formOf(page);
  await form.send.click();
  await expect(form.problem.getByRole("listitem")).toHaveText([
    "Enter the date of your party, such as 13 June 2027",
    "Enter the town or city",
    "Enter how many people are coming, such as 20",
    "Choose the occasion",
    "Enter your name",
    "Enter your email address",
    "Enter your phone number",
    "Tick to confirm that everyone there will be 18 or over",
  ]);
  await fillAtOnce(page, { ...fields, adult: "" });
  await form.send.click();
  const messages = [
    "30 February does not exist. Enter another date",
    "Enter how many people as a number, such as 20",
    "Enter an email address such as name@example.co.uk",
    "Tick to confirm that everyone there will be 18 or over",
  ];
  await expect(form.problem.getByRole("listitem")).toHaveText(messages);
  await expect(form.problem).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const [control, message] of [
    [form.date, messages[0]],
    [form.guests, messages[1]],
    [form.email, messages[2]],
    [form.adult, messages[3]],
  ] as const) {
    await expect(control).toHaveAccessibleDescription(new RegExp(message ?? ""));
    await expect(control).toHaveAttribute("aria-invalid", "true");
  }
  expect(await typedIn(page)).toEqual(asSent({ ...fields, adult: "" }));
  await form.problem.getByRole("link", { name: messages[2] ?? "" }).click();
  await expect(form.email).toBeFocused();

  const email = someone();
  await form.date.fill(daysAhead(150).typed);
  await form.guests.fill("24");
  await form.email.fill(email);
  await form.adult.check();
  await form.send.click();
  const reference = await referenceOn(page);
  expectRow(served.rows.quote(reference), { ...fields, email }, daysAhead(150).iso);
});

test("a place that isn’t on the list is said to be unknown once the typing has paused, and not at every key", async ({
  page,
}) => {
  await page.goto("/male-stripper-quote");
  await hydrated(page);
  const { form, place } = formOf(page);
  const unknown = (name: string) => `We don’t know “${name}” yet.`;
  await place.fill("N");
  await expect(form).toContainText(unknown("N"));
  const said = await listen(page);
  await place.pressSequentially("ether Wallop");
  await expect(form.getByRole("status").filter({ hasText: unknown("Nether Wallop") })).toBeAttached();
  // Usually fewer; a slow machine adds pauses in the typing, after which the region speaks again.
  expect((await said()).filter((text) => text.includes("don’t know")).length).toBeLessThan(4);
});
