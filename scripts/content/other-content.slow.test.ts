/** CONTENT=../my-agency: every command takes the content from there. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = scratch("my-agency-");
beforeAll(() => cpSync(path.join(root, "content"), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function change(name: string, from: string, to: string) {
  const file = path.join(folder, name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

function run(script: string) {
  const { PUBLIC_ORIGIN, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync("node", ["--import", "./scripts/setup/content-hook.ts", script], {
    cwd: root,
    encoding: "utf8",
    env: { ...env, CONTENT: path.relative(root, folder) },
  });
  return { said: stdout + stderr, status };
}

it("takes the owner's words from the folder that CONTENT names, and says which problem is in which of its files", () => {
  change("site.ts", 'name: "Bow & Tassel"', 'name: "Second Stage"');
  const { said, status } = run("scripts/check-live.ts");
  expect(status, said).toBe(0);
  expect(said).toContain('legal.registeredName still says "Bow & Tassel"');
  expect(said).not.toContain(": name still says");

  change("acts/topless-waitresses/prices.ts", "price: 12000", "price: 120");
  const checked = run("scripts/content/check.ts");
  expect(checked.status).toBe(1);
  expect(checked.said).toContain(
    `One mistake in ${folder}:\n${path.relative(root, folder)}/acts/topless-waitresses/prices.ts, line `,
  );
});
