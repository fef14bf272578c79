import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { scratch } from "../../tests/support/scratch.ts";
import { contentFolder } from "../setup/content.mjs";
import { contentProblems } from "./content.ts";

let root = "";
beforeEach(() => {
  root = scratch("site-content-");
  cpSync(contentFolder, path.join(root, "content"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function change(name: string, from: string | RegExp, to: string) {
  const file = path.join(root, "content", name);
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

it("names the file and the field of every slip at once", async () => {
  change("site.ts", /email: "[^"]*"/, 'email: "no address"');
  change("prices.ts", "percent: 20", "percent: 120");
  change("acts/cheeky-butlers/act.ts", "export default {", "export default {{");
  rmSync(path.join(root, "content/reviews/home.ts"));
  const said = await contentProblems(path.join(root, "content"));
  expect(said).toHaveLength(4);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/site\.ts: email: .+\.$/),
      expect.stringMatching(/^content\/prices\.ts: deposit\.percent: .+\.$/),
      expect.stringMatching(/^content\/acts\/cheeky-butlers\/act\.ts can't be read: /),
      "content/reviews/home.ts is missing.",
    ]),
  );
});

it("finds nothing in what is shipped, stores and all", async () => {
  expect(await contentProblems()).toEqual([]);
});
