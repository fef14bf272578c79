/** Checks docs/MAP.md and docs/walks.md, on which newcomers rely: the folders exist, and the walks follow the imports. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const map = readFileSync("docs/MAP.md", "utf8");
const drawing = map.split("```")[1] ?? "";
const walkTexts = readFileSync("docs/walks.md", "utf8");

/** The path of each name with which a line begins, put together from the folders above it. */
const drawn = ((): string[] => {
  const above: string[] = [];
  return drawing.split("\n").flatMap((line) => {
    const [, indent = "", names] = line.match(/^( {0,4})((?:[\w.-]+\/?(?: {2}|$))+)/) ?? [];
    if (names === undefined) return [];
    above.length = indent.length / 2;
    const found = names.trim().split(/ +/);
    const paths = found.map((name) => path.join(...above, name.replace(/\/$/, "")));
    if (found[0]?.endsWith("/")) above.push(found[0]);
    return paths;
  });
})();

const foldersIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isDirectory());

test("what it draws is there", () => {
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter((name) => !existsSync(name))).toEqual([]);
});

test.each(["app", "app/features", "server", "scripts", "tests"])("it draws every folder of %s", (folder) => {
  expect(foldersIn(folder).filter((name) => !drawn.includes(name))).toEqual([]);
});

test("every folder that the page mentions is there", () => {
  const tops = ["app", "content", "deploy", "docs", "scripts", "server", "tests"];
  const below = tops.flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: "utf8" }).map((name) => `/${top}/${name}/`),
  );
  const there = [...tops.map((top) => `/${top}/`), ...below];
  const mentioned = [...map.matchAll(/(?<=[\s(])\w[\w./-]*\/(?=[\s,;:.)])/g)].map(([name]) => name);
  expect(mentioned.length).toBeGreaterThan(60);
  expect(mentioned.filter((name) => !there.some((folder) => folder.endsWith(`/${name}`)))).toEqual([]);
});

test("it names every page", () => {
  const pages = drawing.slice(drawing.indexOf("\n  pages/"), drawing.indexOf("\n  features/"));
  const named = pages.split(/[^\w-]+/);
  expect(foldersIn("app/pages").filter((page) => !named.includes(path.basename(page)))).toEqual([]);
});

/** The numbered lists under a heading, as lists of files. */
function walksUnder(heading: string): string[][] {
  const section = walkTexts.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  const walks: string[][] = [];
  for (const [, number, file = ""] of section.matchAll(/^(\d+)\. `([^`]+)`/gm)) {
    if (number === "1") walks.push([]);
    walks.at(-1)?.push(file);
  }
  return walks;
}

/** The files that a file imports, without type imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^"]*"(\.[^"]+)"/gm)].map(([, to = ""]) =>
    path.join(path.dirname(file), to),
  );

describe.each([
  { heading: "One quote", walks: 3, maxFiles: 5 },
  { heading: "One payment", walks: 4, maxFiles: 6 },
])("$heading", ({ heading, walks: count, maxFiles }) => {
  const walks = walksUnder(heading);

  test("each file imports the next", () => {
    const steps = walks.flatMap((walk) => walk.slice(1).map((to, index) => ({ from: walk[index] ?? "", to })));
    expect(walks).toHaveLength(count);
    expect(steps.filter(({ from, to }) => !importsOf(from).includes(to))).toEqual([]);
  });

  test(`no more than ${maxFiles} files of one folder`, () => {
    const files = [...new Set(walks.flat())];
    const sizes = Map.groupBy(files, (file) => path.dirname(file));
    expect([...sizes].filter(([, names]) => names.length > maxFiles)).toEqual([]);
  });
});
