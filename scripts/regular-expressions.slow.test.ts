/**
 * Every regular expression of the site has to run in linear time: 15,000 characters from a stranger can otherwise block the process for
 * two seconds. scslre finds those that do not; those whose input can't be long are listed with the reason.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** By file: the pattern, and why its input is short or not a visitor's. */
const bounded: Record<string, Record<string, string>> = {
  "app/content/page-shapes.ts": { "\\{([^}]*)\\}": "the owner's words, at the start" },
  "server/database/statements.ts": { "^\\s*--.*$": "our migrations" },
  "server/desk/by-id.ts": { "-+$": "what the owner types" },
  "app/ui/money.ts": { "\\B(?=(\\d{3})+$)": "the digits of a number" },
  "app/ui/rich-text/plain-text.ts": { "\\[([^\\]]+)\\]\\([^)\\s]+\\)": "the owner's words" },
  "app/ui/rich-text/rich-text.tsx": { "(\\[[^\\]]+\\]\\([^)\\s]+\\)[.,:;]?|\\*\\*[^*]+\\*\\*)": "the owner's words" },
  "app/ui/head/page-meta.ts": { "[\\s,.;:–—-]+$": "155 characters" },
};

interface Found {
  file: string;
  pattern: string;
  flags: string;
}

function patternsOf(file: string): Found[] {
  const found: Found[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  new Visitor({
    Literal(node) {
      if ("regex" in node) found.push({ file, ...node.regex });
    },
  }).visit(program);
  return found;
}

const isSlow = ({ pattern, flags }: Found) => analyse({ source: pattern, flags }, { maxReports: 1 }).reports.length > 0;

test("every regular expression of the site is linear, or what it reads is short", () => {
  const files = globSync("{app,server,content}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  const all = files.flatMap(patternsOf);
  expect(all.length).toBeGreaterThan(150);
  const slow = all.filter(isSlow).map(({ file, pattern }) => `${file}: /${pattern}/`);
  const known = Object.entries(bounded).flatMap(([file, patterns]) =>
    Object.keys(patterns).map((pattern) => `${file}: /${pattern}/`),
  );
  expect([...new Set(slow)].sort()).toEqual(known.sort());
});

test("a slow regular expression is found", () => {
  for (const pattern of ["[^\\s@]+@", "\\/+$", "(a+)+b"])
    expect(isSlow({ file: "", pattern, flags: "" }), pattern).toBe(true);
});
