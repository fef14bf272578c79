import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

it.each([
  ["scripts/check-live.ts", "--mial", "npm run check:live"],
  ["scripts/check-live.ts", "--mail", "npm run check:live"],
  ["scripts/content/new.ts", "--nmae", "npm run content:new"],
])("%s says what is wrong with %s, and how it is called, without a stack", (script, option, usage) => {
  const { stderr, status } = spawnSync("node", [script, option], { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(2);
  expect(stderr).toContain(option);
  expect(stderr).toContain(usage);
  expect(stderr).not.toMatch(/^ +at /m);
});
