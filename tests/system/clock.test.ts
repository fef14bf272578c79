/** A clock that is wrong for seconds does no lasting harm: no offer ends, nothing is erased, and nothing waits until the wrong date. */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Mailbox } from "../support/processes/mailbox.ts";
import { freeAddress } from "../support/processes/port.ts";
import { launch, stop, until } from "../support/processes/process.ts";
import { rowsIn } from "../support/processes/rows.ts";
import { scratch } from "../support/processes/scratch.ts";
import { requestQuote } from "./quote-client.ts";

let folder = "";
let mailbox: Mailbox;
beforeEach(async () => {
  folder = scratch("site-clock-");
  mailbox = new Mailbox();
  await mailbox.open();
});
afterEach(async () => {
  await mailbox.away();
});

it("a clock that is set years ahead and back while the site runs erases and ends nothing", async () => {
  const { origin, address } = await freeAddress();
  const clock = path.join(folder, "clock");
  const setAhead = (years: number) => writeFileSync(clock, String(years * 365.25 * 24 * 3_600_000));
  setAhead(0);
  const env = {
    ...address,
    DATA_DIR: folder,
    BACKUP_DIR: path.join(folder, "backups"),
    SMTP_URL: mailbox.url,
    MAIL_RETRY_SECONDS: "1",
    MIN_FILL_SECONDS: "0",
    NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, "../support/processes/set-clock.mjs")}`,
    CLOCK_FILE: clock,
  };
  const rows = rowsIn(path.join(folder, "site.db"));
  const backup = async () => {
    const made = launch(env, ["scripts/backup.ts"]);
    expect(await made.ended, made.output()).toBe(0);
    return made.output();
  };
  const jumps = () => site.output().split('"event":"clock.jumped"').length - 1;
  const site = launch(env);
  await site.says('"event":"mail.ready"');
  const first = await requestQuote(origin, AbortSignal.timeout(60_000));
  await mailbox.waitFor(({ to }) => to.includes(first.email));
  await backup();

  await mailbox.away();
  // First before the date of the party in the form, then nine years after it.
  setAhead(0.4);
  await until("the jump is noticed", () => jumps() === 1);
  expect(await backup()).toMatch(/may have jumped .*: 1 backups older than 30 days were left/);
  const second = await requestQuote(origin, AbortSignal.timeout(60_000));
  setAhead(9);
  await until("and the next", () => jumps() === 2);
  setAhead(0);
  await until("and the way back", () => jumps() === 3);
  await mailbox.open();
  await mailbox.waitFor(({ to }) => to.includes(second.email));

  expect(readdirSync(env.BACKUP_DIR)).toHaveLength(2);
  const quotes = rows.quotes().map(({ reference, status }) => ({ reference, status }));
  expect(quotes).toEqual([first, second].map(({ reference }) => ({ reference, status: "requested" })));
  await stop(site);
});
