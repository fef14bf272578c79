import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Tests beside the code count. Beyond it nobody reads a folder's names at a glance. */
const most = 30;

test(`no folder of app or server has more than ${most} files`, () => {
  const files = globSync(["app/**/*.*", "server/**/*.*"]);
  const sizes = Map.groupBy(files, (file) => path.dirname(file));
  expect(sizes.size).toBeGreaterThan(40);
  const crowded = [...sizes].filter(([, names]) => names.length > most);
  expect(crowded.map(([folder, names]) => `${folder}: ${names.length}`)).toEqual([]);
});
