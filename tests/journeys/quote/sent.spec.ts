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
import { daysAhead } from "../../support/texts/dates.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

test("from a card on the home page to a request that is stored, confirmed to the customer and sent to the agency in full", {
  tag: "@both",
}, async ({ page, site: served }) => {
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
});

test("going back and reloading after a request sends nothing again and shows an empty form", async ({
  page,
  site: served,
}) => {
  const fields = fullRequest();
  await page.goto("/cheeky-butler-hire");
  await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
  await hydrated(page);
  await fill(page, fields);
  await formOf(page).send.click();
  const reference = await referenceOn(page);
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
  page,
  site: served,
  expectProblem,
}) => {
  const date = daysAhead(90);
  const fields = fullRequest({ date: date.typed });
  const reference = referenceIn(await send(served, fields));
  const { confirmation } = await emailsOf(served, fields.email ?? "", reference);
  const link = new RegExp(`${served.origin}/quote/${reference}/success\\?key=\\S+`).exec(confirmation.text)?.[0] ?? "";
  await page.goto(link);
  for (const text of [fields.name, fields.email, fields.phone, fields.venue, date.readBack, "£326.30"])
    await expect(page.getByRole("main")).toContainText(text ?? "");

  expectProblem(/404.*key=wrong/);
  await page.goto(`/quote/${reference}/success?key=wrong`);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
});

test("a surprise stays one: neutral sender and subject, and the desk sees when not to call", async ({
  site: served,
}) => {
  const fields = fullRequest({ surprise: "yes" });
  const reference = referenceIn(await send(served, fields));
  const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
  expect(confirmation.subject).toBe(`Your enquiry ${reference}`);
  expect(confirmation.from).toBe("Enquiries desk");
  expect(`${confirmation.subject} ${confirmation.from}`).not.toMatch(/butler|party|strip|tassel/i);
  expect(desk.text).toContain("A SURPRISE");
  expect(desk.text).toContain("WHEN NOT TO CALL: not after 6pm");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("from the home page to a stored and confirmed request, the estimate worked out on the way", {
    tag: "@both",
  }, async ({ page, site: served }) => {
    const date = daysAhead(150);
    const fields = fullRequest({ date: date.typed });
    await page.goto("/");
    await page.locator("#services article", { hasText: "Cheeky Butlers" }).getByRole("link").click();
    await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
    const form = formOf(page);
    await expect(form.total).toHaveText("£90 before travel");
    await fill(page, fields);

    const phone = (page.viewportSize()?.width ?? 0) < 1024;
    if (phone) await page.locator("summary", { hasText: "Details" }).click();
    await page.getByRole("button", { name: "Update the estimate" }).filter({ visible: true }).click();
    await expect(form.total).toHaveText("£326.30");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await typedIn(page)).toEqual(asSent(fields));
    expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(0);

    await form.send.click();
    const reference = await referenceOn(page);
    expectRow(served.rows.quote(reference), fields, date.iso);
    const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
    expectInBothParts(confirmation, requestDetails(fields, date.readBack));
    expectInBothParts(desk, requestDetails(fields, date.readBack));

    await page.reload();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  });

  test("another act's packages are shown at a button's press, with what was typed kept", async ({ page }) => {
    await page.goto(quotePage);
    const form = formOf(page);
    await form.name.fill("Frances");
    await form.act.selectOption("drag-acts");
    await page.getByRole("button", { name: "Show this act’s packages" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "A quote for drag acts" })).toBeVisible();
    await expect(form.total).toHaveText("£245 before travel");
    await expect(form.name).toHaveValue("Frances");
  });

  test("mistakes come back with everything kept", async ({ page, expectProblem }) => {
    expectProblem(/400/);
    const fields = fullRequest({ date: "1 January 2020" });
    await page.goto(quotePage);
    await fill(page, fields);
    await formOf(page).send.click();
    await expect(formOf(page).problem.getByRole("listitem")).toHaveText([
      "That date has passed. Enter a date that is still to come",
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await typedIn(page)).toEqual(asSent(fields));
  });
});
