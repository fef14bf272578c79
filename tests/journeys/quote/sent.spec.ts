import site from "#content/site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import {
  asSent,
  fill,
  formOf,
  fullRequest,
  referenceIn,
  referenceOn,
  send,
  typedIn,
} from "../../support/browser/quote-form.ts";
import { emailsOf, expectInBothParts, expectRow, requestDetails } from "../../support/browser/request-details.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { daysAhead } from "../../support/texts/dates.ts";
import { decoded, textOf } from "../../support/texts/html.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

test("from a card on the home page to a request that is stored, confirmed to the customer and sent to the agency in full; going back and reloading sends nothing again", async ({
  page,
  site: served,
}) => {
  const date = daysAhead(150);
  const fields = fullRequest({ date: date.typed });
  await page.goto("/");
  await page.locator("#services article", { hasText: "Cheeky Butlers" }).getByRole("link").click();
  await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "A quote for cheeky butlers" })).toBeVisible();

  const form = formOf(page);
  await expect(form.act).toHaveValue("cheeky-butlers");
  await expect(form.total).toHaveText("£90 before travel");
  await form.package("Two hours").check();
  await expect(form.total).toHaveText("£160 before travel");
  await form.performers.selectOption("2");
  await expect(form.total).toHaveText("£320 before travel");
  await form.guests.fill("500");
  await expect(form.form).toContainText("For more than 8 cheeky butlers, please call us.");
  await form.guests.fill("24");
  await expect(form.form).toContainText("For 24 we’d suggest 2 cheeky butlers.");
  await form.place.fill("Ibiza");
  await expect(form.total).toHaveText("£320 plus travel");
  await form.place.fill("Leeds");
  await expect(form.total).toHaveText("£320");
  await form.place.fill("York");
  await expect(form.total).toHaveText("£326.30");
  await form.date.fill(date.typed);
  await expect(form.form.getByText(date.readBack, { exact: true })).toBeVisible();
  await fill(page, fields);
  await form.time.fill("12.30am");
  await expect(form.form).toContainText(/ at 12\.30am, the night from \w+day to \w+day/);
  await form.time.fill(fields.time ?? "");
  await expect(form.total).toHaveText("£326.30");
  expect(await typedIn(page)).toEqual(asSent(fields));

  await form.send.click();
  const reference = await referenceOn(page);
  expect(reference).toMatch(/^BT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(fields.name ?? "");
  await expect(page.getByRole("main")).not.toContainText(fields.email ?? "");

  expectRow(served.rows.quote(reference), fields, date.iso);
  const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
  expectInBothParts(confirmation, [reference, ...requestDetails(fields, date.readBack)]);
  expect(confirmation.from).toBe(site.name);
  expect(confirmation.subject).toContain(reference);
  expect(confirmation.replyTo).toEqual([site.email]);
  expectInBothParts(desk, [reference, ...requestDetails(fields, date.readBack)]);
  expect(desk.replyTo).toEqual([fields.email]);
  expect(desk.text).toContain("Everyone 18 or over: Confirmed");
  expect(desk.text).not.toContain("News and offers");

  await page.reload();
  await hydrated(page);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /butler hire/i })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.goto(quotePage);
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ name: "", email: "", phone: "", place: "" });
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  expect(served.rows.mailsOf(reference)).toHaveLength(2);
});

test("the link in the email shows everything the customer entered; another key, and no key, show nothing personal", async ({
  site: served,
}) => {
  const date = daysAhead(90);
  const fields = fullRequest({ date: date.typed });
  const reference = referenceIn(await send(served, fields));
  const { confirmation } = await emailsOf(served, fields.email ?? "", reference);
  const page = `/quote/${reference}/success`;
  const key = confirmation.text.split(`${served.origin}${page}`)[1]?.match(/^\?key=\S+/)?.[0] ?? "";
  const personal = [fields.name, fields.email, fields.phone, fields.venue].map((text) => text ?? "");
  const shown = textOf((await ask(served, page + key)).body);
  for (const text of [...personal, date.readBack, "£326.30"]) expect(shown).toContain(text);

  const wrong = await ask(served, `${page}?key=wrong`);
  expect(wrong.status).toBe(404);
  expect(textOf(wrong.body)).toContain("This link opens nothing");
  for (const { body } of [wrong, await ask(served, page)])
    for (const text of personal) expect(decoded(body)).not.toContain(text);
});

test("a surprise stays one: neutral sender and subject, and the desk sees when not to call", async ({
  site: served,
}) => {
  const fields = fullRequest({ surprise: "yes" });
  const reference = referenceIn(await send(served, fields));
  const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
  expect(confirmation.subject).toBe(`Your enquiry ${reference}: received`);
  expect(confirmation.from).toBe("Enquiries desk");
  expect(`${confirmation.subject} ${confirmation.from}`).not.toMatch(/butler|party|strip|tassel/i);
  expect(desk.text).toContain("A SURPRISE");
  expect(desk.text).toContain("WHEN NOT TO CALL: not after 6pm");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("another act's packages at a button's press, the estimate worked out on the way, a mistake that comes back with everything kept, and a stored and confirmed request", async ({
    page,
    site: served,
    expectProblem,
  }) => {
    expectProblem(/400/);
    const date = daysAhead(150);
    const fields = fullRequest({ date: date.typed });
    const form = formOf(page);
    await page.goto("/male-stripper-quote");
    await form.name.fill("Frances");
    await form.act.selectOption("cheeky-butlers");
    await page.getByRole("button", { name: "Show this act’s packages" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "A quote for cheeky butlers" })).toBeVisible();
    await expect(form.name).toHaveValue("Frances");
    await expect(form.total).toHaveText("£90 before travel");
    await fill(page, { ...fields, performers: "3", date: "1 January 2020" });

    const update = page.getByRole("button", { name: "Update the estimate" }).filter({ visible: true });
    await page.locator("summary", { hasText: "Details" }).click();
    await update.click();
    await expect(form.total).toHaveText("£486.30");
    const phone = page.viewportSize() ?? { width: 0, height: 0 };
    await test.step("on a wide screen, beside the form", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await form.performers.selectOption("2");
      await update.click();
      await expect(form.total).toHaveText("£326.30");
    });
    await page.setViewportSize(phone);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(0);

    await form.send.click();
    await expect(form.problem.getByRole("listitem")).toHaveText([
      "That date has passed. Enter a date that is still to come",
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await typedIn(page)).toEqual(asSent({ ...fields, date: "1 January 2020" }));
    await form.date.fill(date.typed);
    await form.send.click();
    const reference = await referenceOn(page);
    expectRow(served.rows.quote(reference), fields, date.iso);
    const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
    expectInBothParts(confirmation, requestDetails(fields, date.readBack));
    expectInBothParts(desk, requestDetails(fields, date.readBack));
    await page.reload();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  });
});
