import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

/** A feature or a page, such as "features/quote"; the rest of app/ counts as one folder, whose classes all may use. */
const folderOf = (file: string) => file.match(/^app\/((?:features|pages)\/[^/]+)/)?.[1] ?? "ui";
const isPage = (folder: string) => folder.startsWith("pages/");

/** The value of a `className`: a string, or an expression with strings in it. */
const attribute = /\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;
function classesIn(file: string): string[] {
  const found = [...readFileSync(file, "utf8").matchAll(attribute)];
  return found.flatMap(([, plain, expression = ""]) =>
    [plain ?? "", ...(expression.match(/"[^"]*"|`[^`]*`/g) ?? [])].flatMap((text) => text.match(/[\w-]+/g) ?? []),
  );
}

/** The folders whose stylesheets name a class; without app/stylesheets, which changes all pages for paper and very large text. */
const styledIn = new Map<string, Set<string>>();
for (const file of globSync("app/**/*.css").filter((name) => !name.startsWith("app/stylesheets/")))
  postcss.parse(readFileSync(file, "utf8")).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-z][\w-]*)/gi))
      styledIn.set(name, (styledIn.get(name) ?? new Set()).add(folderOf(file)));
  });

const used = new Map(globSync("app/**/*.tsx").map((file) => [file, new Set(classesIn(file))]));
const ofUi = new Set([...used].flatMap(([file, names]) => (folderOf(file) === "ui" ? [...names] : [])));

/**
 * A class belongs to ui if ui styles or uses it, otherwise to the feature, otherwise to the page. A page may adjust the style of a part
 * that it contains.
 */
function ownersOf(name: string): string[] {
  const folders = [...(styledIn.get(name) ?? [])];
  const features = folders.filter((folder) => !isPage(folder));
  return folders.includes("ui") || ofUi.has(name) ? ["ui"] : features.length > 0 ? features : folders;
}

test("a class belongs to one folder: two features or two pages never style the same one", () => {
  const shared = [...styledIn.keys()].filter((name) => ownersOf(name).length > 1);
  expect(styledIn.size).toBeGreaterThan(200);
  expect(
    shared.map((name) => `.${name}: ${ownersOf(name)}`),
    "Move what two folders style into app/ui, or give each a name of its own",
  ).toEqual([]);
});

test("a class is used in its own folder only; those of ui may be used everywhere", () => {
  const strangers = [...used].flatMap(([file, names]) =>
    [...names]
      .filter((name) => ownersOf(name).some((owner) => owner !== "ui" && owner !== folderOf(file)))
      .map((name) => `${file}: .${name} of ${ownersOf(name)}`),
  );
  expect(strangers, "Use the folder's component, or move the class into app/ui").toEqual([]);
});

test("each class that a stylesheet names is used", () => {
  const code = globSync("app/**/*.{ts,tsx,js}")
    .filter((name) => !name.includes(".test."))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const words = new Set(code.match(/[\w-]+/g));
  // Whether the class is put together, as in `stars-${filled}`.
  const composed = (name: string) => code.includes(`${name.slice(0, name.lastIndexOf("-"))}-\${`);
  expect([...styledIn.keys()].filter((name) => !words.has(name) && !composed(name))).toEqual([]);
});
