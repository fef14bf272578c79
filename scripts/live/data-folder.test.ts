import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";
import { dataFolderProblems } from "./data-folder.ts";

const problemsIn = (dataFolder: string, set: { databaseUrl?: string; smtpUrl?: string } = {}) =>
  dataFolderProblems({ databaseUrl: undefined, smtpUrl: undefined, ...set, dataFolder });

test("a data folder that can be written or made is no obstacle to going live, and is not made by the check", () => {
  const folder = scratch("site-check-");
  expect(problemsIn(folder)).toEqual([]);
  const missing = path.join(folder, "var", "data");
  expect(problemsIn(missing)).toEqual([]);
  expect(existsSync(path.join(folder, "var"))).toBe(false);
});

test("a data folder that can't be written or made is an obstacle, unless nothing is kept there", () => {
  const folder = scratch("site-check-");
  const taken = path.join(folder, "taken");
  writeFileSync(taken, "");
  for (const dataFolder of [taken, path.join(taken, "data")]) {
    const said = [expect.stringMatching(`^The folder ${dataFolder} cannot be written .* set DATA_DIR`)];
    expect(problemsIn(dataFolder)).toEqual(said);
    expect(problemsIn(dataFolder, { databaseUrl: "postgres://127.0.0.1/site" })).toEqual(said);
    expect(problemsIn(dataFolder, { databaseUrl: "postgres://127.0.0.1/site", smtpUrl: "smtp://127.0.0.1" })).toEqual(
      [],
    );
  }
});

test.skipIf(process.getuid?.() === 0)("a data folder or database of another user is an obstacle", () => {
  const folder = scratch("site-check-");
  const closed = path.join(folder, "closed");
  mkdirSync(closed, { mode: 0o500 });
  expect(problemsIn(closed)).toHaveLength(1);
  expect(problemsIn(path.join(closed, "data"))).toHaveLength(1);
  const database = path.join(folder, "site.db");
  writeFileSync(database, "");
  chmodSync(database, 0o400);
  expect(problemsIn(folder)).toHaveLength(1);
});
