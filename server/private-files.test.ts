import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { scratch } from "../tests/support/processes/scratch.ts";
import { closeToOthers } from "./private-files.ts";

let folder = "";
beforeEach(() => {
  folder = scratch("site-private-");
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const mode = (...names: string[]) => (statSync(at(...names)).mode & 0o777).toString(8);

function leftOpen() {
  for (const name of ["site.db", "site.db-wal"]) writeFileSync(at(name), "", { mode: 0o644 });
  mkdirSync(at("mail"), { mode: 0o755 });
  writeFileSync(at("mail", "one.eml"), "", { mode: 0o644 });
}

it("closes a folder that an earlier version left open, and everything in it", () => {
  leftOpen();
  closeToOthers(folder);
  expect([mode(), mode("site.db"), mode("site.db-wal"), mode("mail"), mode("mail", "one.eml")]).toEqual([
    "700",
    "600",
    "600",
    "700",
    "600",
  ]);
});

it("closes only its own in a folder that others use too", () => {
  leftOpen();
  writeFileSync(at("somebody-elses.txt"), "", { mode: 0o644 });
  closeToOthers(folder);
  expect([mode(), mode("somebody-elses.txt")]).toEqual(["755", "644"]);
  expect([mode("site.db"), mode("mail"), mode("mail", "one.eml")]).toEqual(["600", "700", "600"]);
});

it("leaves alone a folder with nothing of the site's, and one that is not there", () => {
  closeToOthers(folder);
  expect(mode()).toBe("755");
  closeToOthers(at("none"));
  writeFileSync(at("file"), "");
  closeToOthers(at("file"));
});
