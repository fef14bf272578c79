import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumSwitches } from "./chromium.ts";

/** npm fetches Lighthouse at the first run: as a dependency, it and its packages would be a third of the files of every installation. */
const npmExec = ["exec", "--yes", "--package=lighthouse@13.5.0", "--", "lighthouse"];

/** The parts of Lighthouse's report that are read here. */
interface Report {
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

/** What Lighthouse measures; milliseconds, apart from score (0 to 100) and CLS. */
const readings = {
  score: ({ categories }: Report) => 100 * (categories.performance?.score ?? 0),
  fcp: (report: Report) => numberOf(report, "first-contentful-paint"),
  lcp: (report: Report) => numberOf(report, "largest-contentful-paint"),
  tbt: (report: Report) => numberOf(report, "total-blocking-time"),
  cls: (report: Report) => numberOf(report, "cumulative-layout-shift"),
  work: (report: Report) => numberOf(report, "mainthread-work-breakdown"),
};
export type Measured = Record<keyof typeof readings, number>;

const numberOf = ({ audits }: Report, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

/** Performance on a phone, by one run in a fresh browser. @throws when Lighthouse has no result */
export async function measure(chromium: string, url: string): Promise<Measured> {
  const options = [
    "--quiet",
    "--no-enable-error-reporting",
    "--output=json",
    "--throttling-method=simulate",
    "--only-categories=performance",
    `--chrome-flags=${[...chromiumSwitches, "--headless"].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  // Sometimes Lighthouse misses the start of the page, or the browser is gone: that run is repeated.
  for (let missed = 0; ; missed++) {
    try {
      const { stdout } = await promisify(execFile)("npm", [...npmExec, url, ...options], { env, maxBuffer: 2 ** 26 });
      const report: Report = JSON.parse(stdout);
      return Object.fromEntries(Object.entries(readings).map(([name, read]) => [name, read(report)])) as Measured;
    } catch (error) {
      if (missed === 2) throw error;
    }
  }
}
