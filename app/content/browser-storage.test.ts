import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import privacy from "#content/pages/privacy.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

/** The desk's are its own users', not visitors'. */
const visitors = (name: string) => !name.includes(".test.") && !/^app\/features\/desk\//.test(name);
const files = globSync("app/**/*.{ts,tsx,js}", { cwd: root }).filter(visitors);

/** "quote-draft, session storage" */
const row = (key: string, area: string) => `${key}, ${area} storage`;

/** React Router's, of the <ScrollRestoration> in root.tsx */
const scrolled = row("react-router-scroll-positions", "session");

/** Only read and removed, by app/startup/address.js, which imports nothing. */
const intended = row("intendedPath", "session");

/** The text of a constant, in the file itself or in the one that it comes from. */
function textOf(constant: string, name: string): string {
  const [, text] = new RegExp(`const ${constant} = "([^"]+)"`).exec(read(name)) ?? [];
  const [, from] = new RegExp(`\\b${constant}\\b[^{}]*} from "([^"]+)"`).exec(read(name)) ?? [];
  if (text) return text;
  if (!from) throw new Error(`${name}: no text of ${constant}`);
  return textOf(constant, path.join(path.dirname(name), from));
}

const keysIn = (name: string) =>
  [...read(name).matchAll(/\b(?:read|keep|drop)Item\("(session|local)Storage", (?:"([^"]+)"|(\w+))/g)].map(
    ([, area = "", text, constant = ""]) => row(text ?? textOf(constant, name), area),
  );

test("the privacy page lists each key that the site uses in a visitor's browser, and no other", () => {
  const listed = privacy.sections
    .filter(({ id }) => id === "browser")
    .flatMap(({ rows }) => rows?.body.map(([key = "", kind]) => `${key}, ${kind}`) ?? []);
  expect(listed.sort()).toEqual([...new Set([...files.flatMap(keysIn), scrolled, intended])].sort());
});

test("only ui/storage.ts writes there", () => {
  expect(files.filter((name) => /\.setItem\(|(?:session|local)Storage\[/.test(read(name)))).toEqual([
    "app/ui/storage.ts",
  ]);
});
