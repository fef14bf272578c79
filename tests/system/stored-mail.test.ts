/** The mail process removes old files of stored mail in parallel with its jobs. */
import { mkdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeEach, it } from "vitest";
import { freeAddress } from "../support/processes/port.ts";
import { launch, stop, until } from "../support/processes/process.ts";
import { rowsIn } from "../support/processes/rows.ts";
import { scratch } from "../support/processes/scratch.ts";

let folder = "";
beforeEach(() => {
  folder = scratch("site-stored-mail-");
});

it("keeps no job from running when a file of it can't be removed", async () => {
  const { address } = await freeAddress();
  const inTheWay = path.join(folder, "mail", "2020-01-01T12-00-00-000Z-x-y.eml");
  mkdirSync(inTheWay, { recursive: true });
  const longAgo = new Date("2020-01-01T12:00:00Z");
  utimesSync(inTheWay, longAgo, longAgo);
  const site = launch({ ...address, DATA_DIR: folder });
  await site.says('"event":"mail.ready"');
  const { jobs } = rowsIn(path.join(folder, "site.db"));
  const ran = () => jobs().length > 0 && jobs().every(({ lastRun }) => lastRun !== null);
  await until("every job has run", ran);
  await site.says('"event":"stored-mail.interrupted"');
  await stop(site);
});
