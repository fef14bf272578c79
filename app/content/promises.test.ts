import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Phrases that promise a named performer. The desk holds no performers: an offer is act, package, lines and terms. */
const saysWhoComes =
  /\b(?:with|send you|get|has|have|come back with|and) (?:a|his|her|their|the performer’s|a performer’s) name\b|\bname of the (?:butler|performer|stripper|waitress|queen|wench)|\bwith the performer, |\b(?:hear|read|see|say|reply with) who (?:it is|is free|can come|comes|does it)\b|\b(?:his|her|their|performer’s) name(?: and|,| is| comes)/gi;

test("no page, email or form promises to name the performer", () => {
  const files = globSync("{content,app}/**/*.{ts,tsx}", { cwd: root }).filter((name) => !name.includes(".test."));
  const promises = files.flatMap((name) =>
    (
      readFileSync(path.join(root, name), "utf8")
        .replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "")
        .match(saysWhoComes) ?? []
    ).map((match) => `${name}: ${match}`),
  );
  expect(promises).toEqual([]);
});
