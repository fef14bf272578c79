/** Two processes of the site on one PostgreSQL, behind a proxy that alternates between them, behave as one site. */
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { type OpenDatabase, openDatabase } from "../../server/database/open.ts";
import { Mailbox } from "../support/processes/mailbox.ts";
import { freePort } from "../support/processes/port.ts";
import { databaseAt } from "../support/processes/postgres.ts";
import { endAll, launch, type Running, stop, until } from "../support/processes/process.ts";
import { type RoundRobin, roundRobin } from "../support/processes/proxy.ts";
import { scratch } from "../support/processes/scratch.ts";
import { quietLog } from "../support/product/stores.ts";
import { answers, crowd, requestQuote, startingValues } from "./quote-client.ts";
import { outboxEmpty } from "./restarted-site.ts";

const perHour = 6;

let folder = "";
let ports: number[] = [];
let sites: Running[] = [];
let proxy: RoundRobin;
let store: OpenDatabase;
let mailbox: Mailbox;
let env: Record<string, string> = {};

const start = async (port: number) => {
  const site = launch({ ...env, PORT: String(port), DATA_DIR: path.join(folder, String(port)) });
  await site.says('"event":"listening"');
  await site.says('"event":"mail.ready"');
  return site;
};

beforeAll(async () => {
  folder = scratch("site-two-");
  ports = [await freePort(), await freePort()];
  mailbox = new Mailbox();
  await mailbox.open();
  proxy = await roundRobin(ports);
  const databaseUrl = await databaseAt(inject("postgres")).database();
  env = {
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: proxy.origin,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: "1",
    MIN_FILL_SECONDS: "0",
    QUOTES_PER_HOUR: String(perHour),
  };
  // Both start at once on an empty database: one makes the schema, the other waits for it.
  sites = await Promise.all(ports.map(start));
  store = openDatabase({ databaseUrl, dataFolder: folder }, quietLog, 2);
});
afterAll(async () => {
  endAll();
  await store.close();
  await proxy.close();
  await mailbox.away();
});

/** What earlier tests have left. */
let earlier: string[] = [];
let delivered = 0;
beforeEach(async () => {
  // A failed test may have ended a process.
  sites = await Promise.all(sites.map((site, i) => (site.child.killed ? start(ports[i] ?? 0) : site)));
  await outboxEmpty(store);
  // As if the hour of the rate limits had passed.
  await store.database.deleteFrom("rateLimitUse").execute();
  earlier = (await allQuotes()).map(({ reference }) => reference);
  delivered = mailbox.received.length;
  proxy.answered.length = 0;
});

const allQuotes = () => store.database.selectFrom("quote").select(["reference", "email"]).execute();
const quotes = async () => (await allQuotes()).filter(({ reference }) => !earlier.includes(reference));
const newMails = () => mailbox.received.slice(delivered);
const patience = () => AbortSignal.timeout(60_000);
const formPage = async () => (await fetch(`${proxy.origin}/male-stripper-quote`)).text();
const send = (html: string, email: string) =>
  fetch(`${proxy.origin}/male-stripper-quote`, {
    method: "POST",
    body: new URLSearchParams({ ...startingValues(html), ...answers(email) }),
    headers: { Origin: proxy.origin },
    redirect: "manual",
  });
/** An address of its own for every request. */
const everyoneElse = () => {
  let count = 0;
  return () => `203.0.${count >> 8}.${count++ & 255}`;
};

it("takes at one what the other showed, and opens the private link at either", async () => {
  const { reference, email } = await requestQuote(proxy.origin, patience());
  expect(proxy.answered.toSorted()).toEqual(ports.toSorted());
  const received = await mailbox.waitFor(({ to }) => to.includes(email));
  const link = /http:\/\/\S+\?key=[\w-]+/.exec(received.text)?.[0] ?? "";
  proxy.answered.length = 0;
  for (const _ of ports) {
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(reference);
  }
  expect(proxy.answered.toSorted()).toEqual(ports.toSorted());
});

it("stores a form once that is sent to both at the same time", async () => {
  for (let round = 0; round < 5; round++) {
    proxy.visitor = () => `203.0.113.${round}`;
    const html = await formPage();
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(html, `round-${round}@visitor.example`)));
    const places = sent.map((answer) => answer.headers.get("location")?.replace(/\?.*$/, ""));
    expect(places[0]).toMatch(/^\/quote\/.+\/success$/);
    expect(new Set(places).size).toBe(1);
  }
  expect(new Set(proxy.answered)).toEqual(new Set(ports));
  const stored = await quotes();
  expect(stored.map(({ email }) => email).sort()).toEqual([0, 1, 2, 3, 4].map((i) => `round-${i}@visitor.example`));
});

it("counts a visitor's requests together, and by the address the proxy saw", async () => {
  proxy.visitor = () => "198.51.100.7";
  const pages = await Promise.all(Array.from({ length: perHour + 4 }, formPage));
  const sent = await Promise.all(pages.map((html, i) => send(html, `${i}@visitor.example`)));
  const statuses = sent.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(perHour).fill(303), ...Array(4).fill(429)]);
  // The address that a visitor claims to have is ignored.
  const claimed = await fetch(`${proxy.origin}/male-stripper-quote`, {
    method: "POST",
    body: new URLSearchParams({ ...startingValues(await formPage()), ...answers("claimed@visitor.example") }),
    headers: { Origin: proxy.origin, "X-Forwarded-For": "198.51.100.1" },
    redirect: "manual",
  });
  expect(claimed.status).toBe(429);
  proxy.visitor = () => "198.51.100.2";
  expect((await send(await formPage(), "another@visitor.example")).status).toBe(303);
  expect(await quotes()).toHaveLength(perHour + 1);
});

it("delivers each email once, and each periodic job runs at one of them", async () => {
  proxy.visitor = everyoneElse();
  await Promise.all(Array.from({ length: 8 }, () => requestQuote(proxy.origin, patience())));
  await outboxEmpty(store);
  const ids = newMails().map(({ headers }) => headers["message-id"]);
  expect(ids).toHaveLength(16);
  expect(new Set(ids).size).toBe(16);
  const jobs = await until("every job ran", async () => {
    const rows = await store.database.selectFrom("job").selectAll().execute();
    return rows.length > 0 && rows.every((row) => row.lastRun && !row.leasedUntil) && rows;
  });
  expect(jobs.filter(({ lastError }) => lastError)).toEqual([]);
});

it("goes on while one is stopped, updated and started again", async () => {
  proxy.visitor = everyoneElse();
  const { acknowledged, more, leave } = crowd(proxy.origin, 1);
  await more(3);
  await stop(sites[0] as Running);
  await more(5);
  sites[0] = await start(ports[0] ?? 0);
  await more(5);
  await leave();
  const stored = await quotes();
  expect(stored).toHaveLength(acknowledged.length);
  await outboxEmpty(store);
  expect(newMails()).toHaveLength(2 * acknowledged.length);
  for (const site of sites) await stop(site);
});
