import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumSwitches } from "./chromium.ts";

/** npm fetches Lighthouse at the first run: as a dependency, it and its packages would be a third of the files of every installation. */
const npmExec = ["exec", "--yes", "--package=lighthouse@13.5.0", "--", "lighthouse"];

/** The parts of Lighthouse's report that are read here. */
interface Result {
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, { title: string; score: number | null; numericValue?: number }>>;
}

/** What Lighthouse measures; milliseconds, apart from score (0 to 100) and CLS. */
const readings = {
  score: ({ categories }: Result) => 100 * (categories.performance?.score ?? 0),
  fcp: (report: Result) => numberOf(report, "first-contentful-paint"),
  lcp: (report: Result) => numberOf(report, "largest-contentful-paint"),
  tbt: (report: Result) => numberOf(report, "total-blocking-time"),
  cls: (report: Result) => numberOf(report, "cumulative-layout-shift"),
  work: (report: Result) => numberOf(report, "mainthread-work-breakdown"),
};
export type Measured = Record<keyof typeof readings, number>;

const numberOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

export type Throttling = "simulate" | "devtools";

/** Performance on a phone. */
export async function measure(chromium: string, url: string, throttling: Throttling): Promise<Measured> {
  const report = await run(chromium, url, throttling, ["performance"]);
  return Object.fromEntries(Object.entries(readings).map(([name, read]) => [name, read(report)])) as Measured;
}

/** The other categories' scores, and the audits below full marks; `is-crawlable` is left out where a page is noindex by decision. */
export async function otherScores(chromium: string, url: string): Promise<{ scores: string; failing: string[] }> {
  const noindex = /<meta[^>]+name="robots"[^>]+noindex/.test(await (await fetch(url)).text());
  const categories = ["accessibility", "best-practices", "seo"];
  const report = await run(chromium, url, "simulate", categories, noindex ? ["is-crawlable"] : []);
  return {
    scores: categories
      .map((name) => `${name} ${Math.round(100 * (report.categories[name]?.score ?? 0))}`)
      .concat(noindex ? ["noindex by decision"] : [])
      .join(" · "),
    failing: categories
      .flatMap((name) => report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${report.audits[id]?.title}`),
  };
}

/** One run in a fresh browser. @throws when Lighthouse has no result */
async function run(
  chromium: string,
  url: string,
  throttlingMethod: Throttling,
  onlyCategories: string[],
  skipAudits: string[] = [],
): Promise<Result> {
  const options = [
    "--quiet",
    "--no-enable-error-reporting",
    "--output=json",
    `--throttling-method=${throttlingMethod}`,
    `--only-categories=${onlyCategories}`,
    ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits}`] : []),
    `--chrome-flags=${[...chromiumSwitches, "--headless"].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  // Sometimes Lighthouse misses the start of the page, or the browser is gone: that run is repeated.
  for (let missed = 0; ; missed++) {
    try {
      const { stdout } = await promisify(execFile)("npm", [...npmExec, url, ...options], { env, maxBuffer: 2 ** 26 });
      return JSON.parse(stdout) as Result;
    } catch (error) {
      if (missed === 2) throw error;
    }
  }
}
