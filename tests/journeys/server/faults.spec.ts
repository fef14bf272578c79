import path from "node:path";
import Sqlite from "better-sqlite3";
import agency from "#content/site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import {
  asSent,
  type Fields,
  fill,
  fillAtOnce,
  formOf,
  fullRequest,
  openForm,
  referenceIn,
  referenceOn,
  send,
  typedIn,
} from "../../support/browser/quote-form.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import type { Site } from "../../support/processes/site.ts";
import { textOf } from "../../support/texts/html.ts";

test.use(wideScreen);

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

/** Another process that holds the database's write lock, until `release`. */
function lock(site: Site): { release(): void } {
  const database = new Sqlite(path.join(site.dataFolder, "site.db"));
  database.exec("begin immediate");
  return {
    release() {
      database.exec("rollback");
      database.close();
    },
  };
}

test("the mail server is away: the request is stored, and its emails come once when it is back", async ({ site }) => {
  await site.mailbox.away();
  const fields = fullRequest();
  const reference = referenceIn(await send(site, fields));
  const statuses = () => site.rows.mailsOf(reference).map(({ status }) => status);
  await site.logged(({ event, ref }) => event === "mail.delayed" && ref === reference);
  expect(statuses()).toEqual(["waiting", "waiting"]);
  const received = () => site.mailbox.received.filter(({ text }) => text.includes(reference));
  expect(received()).toEqual([]);
  await site.mailbox.open();
  for (const to of [fields.email ?? "", agency.email])
    await site.mailbox.waitFor((mail) => mail.to.includes(to) && mail.text.includes(reference));
  await expect.poll(statuses).toEqual(["sent", "sent"]);
  expect(received()).toHaveLength(2);
});

test("the database cannot be written: 503 in words, nothing acknowledged, everything typed kept, pages still shown; then the same form goes through", async ({
  site,
  page,
  expectProblem,
}) => {
  expectProblem(/status 503: POST|console error: Failed to load resource.* 503/);
  const fields: Fields = { ...(await openForm(site)), ...fullRequest() };
  const locked = lock(site);
  const answer = await send(site, fields);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(textOf(answer.body)).toContain("We could not save your request just now, so nothing was sent");
  expect(textOf(answer.body)).toContain(agency.phone.display);
  for (const name of ["name", "email", "phone", "place", "venue"] as const)
    expect(answer.body).toContain(`value="${fields[name]}"`);
  expect(site.output()).not.toContain(fields.email);

  expect((await ask(site, "/cheeky-butler-hire")).status).toBe(200);
  await page.goto(quotePage);
  await hydrated(page);
  const typed = fullRequest();
  const stored = () => site.rows.quotes().filter(({ email }) => email === fields.email || email === typed.email);
  await fillAtOnce(page, typed);
  await formOf(page).send.click();
  await expect(formOf(page).problem).toContainText("We could not save your request just now");
  locked.release();
  await expect(formOf(page).problem).toBeFocused();
  expect(await typedIn(page)).toEqual(asSent(typed));
  expect(stored()).toEqual([]);

  const references = [referenceIn(await send(site, fields))];
  await formOf(page).send.click();
  references.push(await referenceOn(page));
  expect(stored().map(({ reference }) => reference)).toEqual(references);
});

test("offline when they send, then the answer is lost on its way back: everything is kept, and sending again leads to the one request that was stored", async ({
  page,
  context,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(/ERR_CONNECTION_RESET/);
  const fields = fullRequest();
  const stored = () => site.rows.quotes().filter(({ email }) => email === fields.email);
  await page.goto(quotePage);
  await hydrated(page);
  await fillAtOnce(page, fields);
  await context.setOffline(true);
  await formOf(page).send.click();
  await expect(formOf(page).problem).toContainText(
    "We could not be reached, so we can’t tell whether your request arrived",
  );
  expect(await typedIn(page)).toEqual(asSent(fields));
  expect(stored()).toEqual([]);
  await context.setOffline(false);

  const sent = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await page.route(
    (url) => url.pathname.startsWith("/male-stripper-quote"),
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await formOf(page).send.click();
  await sent;
  await expect(formOf(page).problem).toContainText("you will not be counted twice");
  // The same words were there before, so the test waits for the focus: only a new answer takes it from the button.
  await expect(formOf(page).problem).toBeFocused();
  expect(stored()).toHaveLength(1);
  await formOf(page).send.click();
  expect(await referenceOn(page)).toBe(stored()[0]?.reference);
  expect(stored()).toHaveLength(1);
});

test("without JavaScript and offline: the browser’s own page says so, and its Reload sends what was typed, once", async ({
  newVisitor,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const fields = fullRequest();
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(quotePage);
  await fillAtOnce(page, fields);
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await page.context().setOffline(true);
  await formOf(page).send.click();
  await failed;
  await page.waitForFunction(() => location.protocol === "chrome-error:");
  await page.context().setOffline(false);
  await page.reload();
  const reference = await referenceOn(page);
  expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toMatchObject([{ reference }]);
});

test("scripts that do not arrive leave a page that works", async ({ page, site, expectProblem }) => {
  expectProblem(/ERR_FAILED.*\.js/);
  const fields = fullRequest();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(quotePage);
  await fill(page, fields);
  await formOf(page).send.click();
  const reference = await referenceOn(page);
  expect(site.rows.quote(reference).email).toBe(fields.email);
});
