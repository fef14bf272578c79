import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
/** The sections "## Add …" of CONTRIBUTING.md, each with the numbered edits that it takes. */
const additions = read("CONTRIBUTING.md")
  .split(/^## /m)
  .filter((section) => section.startsWith("Add "))
  .map((section) => ({
    what: section.slice(0, section.indexOf("\n")),
    edits: [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, edit = ""]) => edit),
  }));

test("CONTRIBUTING.md says how to add what grows most", () => {
  expect(additions.map(({ what }) => what)).toEqual([
    "Add an act",
    "Add a town",
    "Add a form field",
    "Add the column that stores it",
    "Add the answer to what people read",
    "Add the question where it has to be answered",
    "Add an email",
    "Add a periodic job",
  ]);
});

describe.each(additions)("$what", ({ edits }) => {
  test("takes one to three edits", () => {
    expect(edits.length).toBeGreaterThan(0);
    expect(edits.length).toBeLessThanOrEqual(3);
  });

  test.each(edits)("%s", (edit) => {
    // The first name is a file, the next one what is edited in it; `<act>` stands for any name.
    const [file = "", symbol = ""] = [...edit.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const files = globSync(file.replace(/<[^>]*>/g, "*"), { cwd: root });
    expect(files, file).not.toEqual([]);
    expect(symbol).not.toBe("");
    expect(files.some((name) => read(name).includes(symbol))).toBe(true);
  });
});

test("every poster that a page asks for by name is drawn", () => {
  const drawn = globSync("app/ui/poster/art/*.svg", { cwd: root }).map((file) => path.basename(file, ".svg"));
  const named = globSync("app/**/*.tsx", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/<(?:Poster|MessagePage)\b[^>]*?\b(?:name|poster)="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => name === undefined || !drawn.includes(name))).toEqual([]);
});
