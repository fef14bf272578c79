/** The database becomes unavailable while the site runs: pages that need it answer 503, the rest works. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { freeAddress } from "../support/processes/port.ts";
import { type Postgres, startPostgres } from "../support/processes/postgres.ts";
import { launch, stop, until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";

let folder = "";
let server: Postgres;
beforeAll(async () => {
  folder = scratch("site-away-");
  server = await startPostgres();
});
afterAll(async () => {
  await server.remove();
});

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

it("answers 503 with Retry-After while the database is away, on every route that needs it", async () => {
  const { origin, address } = await freeAddress();
  const site = launch({ ...address, DATA_DIR: folder, DATABASE_URL: await server.database() });
  await site.says('"event":"listening"');
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return { path, status: answer.status, retry: answer.headers.get("retry-after"), text: await answer.text() };
  };
  const before = await Promise.all(needy.map(ask));
  for (const { path, status } of before) expect(status, path).toBeLessThan(500);

  await server.stop();
  for (const { path, status, retry, text } of await Promise.all(needy.map(ask))) {
    expect({ path, status, retry }).toEqual({ path, status: 503, retry: "60" });
    expect(text).not.toMatch(/ECONN|terminat|[/]server[/]/);
  }
  const page = await ask("/reviews");
  expect(page.text).toContain("We encountered a problem");
  for (const { path, status } of await Promise.all(others.map(ask))) expect(status, path).toBeLessThan(400);

  await server.start();
  await until("the reviews are back", async () => (await ask("/reviews")).status === 200);
  await stop(site);
});
