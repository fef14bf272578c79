/** What the site needs is away while it runs: the event of a payment, and the database, without which only some pages work. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrationFiles } from "../../server/database/migration-files.ts";
import { prepareDatabase } from "../../server/database/open.ts";
import { type Postgres, startPostgres } from "../support/processes/postgres.ts";
import { type Running, stop, until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { pay } from "../support/processes/stripe/objects.ts";
import { quietLog } from "../support/product/stores.ts";
import { begin, storedState } from "./paying-site.ts";
import { outboxEmpty } from "./restarted-site.ts";

let server: Postgres;
let paying: Awaited<ReturnType<typeof begin>>;
let visitor: Awaited<ReturnType<typeof paying.visitor>>;
let site: Running;
beforeAll(async () => {
  server = await startPostgres();
  const place = { dataFolder: scratch("site-away-"), databaseUrl: await server.database() };
  await prepareDatabase(place, migrationFiles, quietLog);
  paying = await begin({ prepared: async () => place });
  // Paid before the site starts, an hour ago, and no event will say so.
  const { payment } = await paying.visitor();
  pay(paying.api.sale(payment.id));
  const longAgo = new Date(Date.now() - 3_600_000).toISOString();
  await paying.store.database.updateTable("payment").set({ updatedAt: longAgo }).execute();
  visitor = await paying.visitor();
  site = await paying.start();
});
afterAll(async () => {
  await paying.end();
  await server.remove();
});

const statuses = async () => (await storedState(paying.store)).quotes.map(({ status }) => status);

/** An address of each live route that queries the database. */
const needy = [
  "/reviews",
  "/reviews.data",
  "/reviews?act=cheeky-butlers&page=2",
  "/api/reviews",
  "/quote/BT-7K4M-92QX/success",
  "/quote/BT-7K4M-92QX/success?key=abcdefghijklmnopqrstuv",
  "/quote/BT-7K4M-92QX/calendar.ics?key=abcdefghijklmnopqrstuv",
  "/payment-success?session_id=cs_1",
  "/direct-quote?quote=BT-7K4M-92QX&key=abcdefghijklmnopqrstuv",
  "/reviews/write?key=abcdefghijklmnopqrstuv",
  "/readyz",
];
const others = [
  "/",
  "/male-stripper-quote",
  "/direct-quote",
  "/contact",
  "/api/prices",
  "/locations/find?place=Leeds",
  "/healthz",
];

it("finds a payment that no event reports by asking the provider", async () => {
  await until("it is booked", async () => (await statuses()).includes("booked"));
  await outboxEmpty(paying.store);
});

it("answers 503 with Retry-After while the database is away, on every route that needs it, and books what is paid meanwhile", async () => {
  const { origin, mailbox, store, deliver, api } = paying;
  const { payment, email } = visitor;
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return { path, status: answer.status, retry: answer.headers.get("retry-after"), text: await answer.text() };
  };
  const before = await Promise.all(needy.map(ask));
  for (const { path, status } of before) expect(status, path).toBeLessThan(500);

  await server.stop();
  const sale = api.sale(payment.id);
  pay(sale);
  const delivered = deliver("checkout.session.completed", sale.session);
  for (const { path, status, retry, text } of await Promise.all(needy.map(ask))) {
    expect({ path, status, retry }).toEqual({ path, status: 503, retry: "60" });
    expect(text).not.toMatch(/ECONN|terminat|[/]server[/]/);
  }
  const page = await ask("/reviews");
  expect(page.text).toContain("We encountered a problem");
  for (const { path, status } of await Promise.all(others.map(ask))) expect(status, path).toBeLessThan(400);

  await server.start();
  await until("the reviews are back", async () => (await ask("/reviews")).status === 200);
  const answers = await delivered;
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([503]));
  expect(await statuses()).toEqual(["booked", "booked"]);
  await outboxEmpty(store);
  expect(mailbox.to(email)).toHaveLength(1);
  await stop(site);
});
