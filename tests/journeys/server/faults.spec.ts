import path from "node:path";
import Sqlite from "better-sqlite3";
import agency from "#content/site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import {
  asSent,
  type Fields,
  fill,
  formOf,
  fullRequest,
  openForm,
  referenceIn,
  referenceOn,
  send,
  textOf,
  typedIn,
} from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import type { Site } from "../../support/processes/site.ts";

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

test("the mail server is away: the request is stored, and both emails come once when it is back", async ({ serve }) => {
  const site = await serve();
  await site.mailbox.away();
  const fields = fullRequest();
  const reference = referenceIn(await send(site, fields));
  await site.logged(({ event, ref }) => event === "mail.delayed" && ref === reference);
  expect(site.rows.mailsOf(reference).map(({ status }) => status)).toEqual(["waiting", "waiting"]);
  expect(site.mailbox.received).toEqual([]);

  await site.mailbox.open();
  await site.mailbox.waitFor(({ to }) => to.includes(fields.email ?? ""));
  await site.mailbox.waitFor(({ to }) => to.includes(agency.email));
  await site.stop();
  expect(site.mailbox.received).toHaveLength(2);
});

test("the email process dies: it is started again and the emails come", async ({ serve }) => {
  const site = await serve();
  const { pid } = await site.mailProcess();
  process.kill(pid, "SIGKILL");
  await site.logged(({ event }) => event === "jobs.ended");
  const fields = fullRequest();
  referenceIn(await send(site, fields));
  await site.mailbox.waitFor(({ to }) => to.includes(fields.email ?? ""));
});

test("the database cannot be written: 503 in words, nothing acknowledged, everything typed kept; then the same form goes through", async ({
  serve,
}) => {
  const site = await serve();
  const fields: Fields = { ...(await openForm(site)), ...fullRequest() };
  const locked = lock(site);
  const answer = await send(site, fields);
  locked.release();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(textOf(answer.body)).toContain("We could not save your request just now, so nothing was sent");
  expect(textOf(answer.body)).toContain(agency.phone.display);
  for (const name of ["name", "email", "phone", "place", "venue"] as const)
    expect(answer.body).toContain(`value="${fields[name]}"`);
  expect(site.rows.quotes()).toEqual([]);
  expect(site.output()).not.toContain(fields.email);

  const reference = referenceIn(await send(site, fields));
  expect(site.rows.quotes().map((quote) => quote.reference)).toEqual([reference]);
});

test("pages are still shown while the database cannot be written", async ({ serve, newVisitor }) => {
  const site = await serve();
  const locked = lock(site);
  const page = await newVisitor({ baseURL: site.origin });
  await page.goto("/cheeky-butler-hire");
  await page.goto(quotePage);
  await expect(formOf(page).send).toBeVisible();
  locked.release();
});

test("in the page: the database is away, the page says so with everything kept, and a second press goes through", async ({
  serve,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/503/);
  const site = await serve();
  const fields = fullRequest();
  const page = await newVisitor({ baseURL: site.origin });
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, fields);
  const locked = lock(site);
  await formOf(page).send.click();
  await expect(formOf(page).problem).toContainText("We could not save your request just now");
  locked.release();
  await expect(formOf(page).problem).toBeFocused();
  expect(await typedIn(page)).toEqual(asSent(fields));
  await formOf(page).send.click();
  const reference = await referenceOn(page);
  expect(site.rows.quotes().map((quote) => quote.reference)).toEqual([reference]);
});

test("the customer is offline when they send: the page says so, everything is kept, and it goes through when they are back", async ({
  page,
  context,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const fields = fullRequest();
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, fields);
  await context.setOffline(true);
  await formOf(page).send.click();
  await expect(formOf(page).problem).toContainText(
    "We could not be reached, so we can’t tell whether your request arrived",
  );
  expect(await typedIn(page)).toEqual(asSent(fields));
  await context.setOffline(false);
  await formOf(page).send.click();
  await referenceOn(page);
  expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
});

test("the answer is lost on its way back: sending again leads to the request that was stored, not to a second", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const fields = fullRequest();
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, fields);
  await page.route(
    (url) => url.pathname.startsWith("/male-stripper-quote"),
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await formOf(page).send.click();
  await expect(formOf(page).problem).toContainText("you will not be counted twice");
  const stored = site.rows.quotes().filter(({ email }) => email === fields.email);
  expect(stored).toHaveLength(1);
  await formOf(page).send.click();
  expect(await referenceOn(page)).toBe(stored[0]?.reference);
  expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
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
  await fill(page, fields);
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
