import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The most files in a folder, tests included: with more, its names can't be read at a glance. */
const maxFiles = 30;
/** Folders that grow like a log: old migrations stay, and a new one can't go anywhere else. */
const logs = ["server/database/migrations"];

test(`no folder of app or server has more than ${maxFiles} files`, () => {
  const files = globSync(["app/**/*.*", "server/**/*.*"]);
  const sizes = Map.groupBy(files, (file) => path.dirname(file));
  expect(sizes.size).toBeGreaterThan(40);
  const crowded = [...sizes].filter(([folder, names]) => names.length > maxFiles && !logs.includes(folder));
  expect(crowded.map(([folder, names]) => `${folder}: ${names.length}`)).toEqual([]);
});

test("a file has 200 lines at the most, stylesheets and tests included, or says at its top why more", () => {
  const files = globSync(["{app,server,scripts,tests}/**/*.{ts,tsx,mjs,css}", "content/**/*.test.ts"]);
  expect(files.length).toBeGreaterThan(800);
  const long = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return text.split("\n").length - 1 > 200 && !text.slice(0, 600).includes("longer than 200 lines");
  });
  expect(long, "Split it where it has a seam").toEqual([]);
});
