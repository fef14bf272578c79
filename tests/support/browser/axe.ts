import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { arrived } from "./arrived.ts";

/** The minified build: half as large as the package's `source`, and every document needs it again. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

interface Scope {
  /** An email is shown inside a mail program: axe's best practices for whole pages, such as landmarks, don't apply. */
  kind?: "page" | "email";
  /** A CSS selector of what is new on a page that is checked whole elsewhere. Rules about whole pages don't run. */
  within?: string | undefined;
  /** The name of one rule of axe, in place of all */
  only?: string;
}

/**
 * Checks a page with axe.
 * @throws Error that lists each finding of axe with the elements it is about
 */
export async function axe(page: Page, { kind = "page", within, only }: Scope = {}): Promise<void> {
  await arrived(page);
  const rules = only ? [only] : kind === "page" ? [...wcag, "best-practice"] : wcag;
  // Loaded once per document: axe is larger than any of the site's pages.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const check = async ({ runOnly, include }: { runOnly: string[]; include: string }) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Leaves out loading stylesheets, which takes a third of the time and serves only an experimental rule that these tags exclude.
    const preload = { assets: ["media"] };
    const results = await axe.run({ include }, { runOnly, resultTypes: ["violations"], preload });
    return { violations: results.violations, passes: results.passes.length };
  };
  const { violations, passes } = await page.evaluate(check, { runOnly: rules, include: within ?? "html" });
  if (passes < (within || only ? 1 : 10)) throw new Error(`axe checked next to nothing on ${page.url()}.`);
  if (violations.length === 0) return;
  const findings = violations.map(({ id, help, helpUrl, nodes }) => {
    const where = nodes.map(
      ({ target, failureSummary }) => `  ${target.join(" ")}\n    ${failureSummary?.replaceAll("\n", "\n    ")}`,
    );
    return `${id}: ${help} (${helpUrl})\n${where.join("\n")}`;
  });
  throw new Error(`axe found ${violations.length} problem(s) on ${page.url()}:\n${findings.join("\n\n")}`);
}
