import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumSwitches } from "./chromium.ts";

export interface Measured {
  /** 0 to 100, medians */
  scores: Record<string, number>;
  /** Milliseconds, medians */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits below their full mark in the last run, outside performance */
  failing: string[];
}

/** The audit that pages fail by design when they are kept out of search results. */
const notForSearch = "is-crawlable";

/** Whether a page is noindex, as quote pages are. */
export const isNoindex = async (url: string): Promise<boolean> =>
  /<meta[^>]+name="robots"[^>]+noindex/.test(await (await fetch(url)).text());

/** Lighthouse's mobile run of a page, so many times, each in a fresh browser; without `is-crawlable` where it is noindex. */
export async function lighthouseOf(
  chromium: string,
  url: string,
  throttlingMethod: "simulate" | "devtools",
  runs: number,
): Promise<Measured> {
  const reports: Result[] = [];
  const skipAudits = (await isNoindex(url)) ? [notForSearch] : [];
  // Sometimes Lighthouse misses the start of the page: that run is repeated.
  for (let missed = 0; reports.length < runs; ) {
    const browser = await launch({ chromePath: chromium, chromeFlags: [...chromiumSwitches, "--headless"] });
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        logLevel: "silent",
        throttlingMethod,
        skipAudits,
        onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      });
      if (result?.lhr.runtimeError?.code === "NO_NAVSTART" && ++missed < 3) continue;
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"}`);
      reports.push(result.lhr);
    } finally {
      browser.kill();
    }
  }
  const number = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const last = reports.at(-1);
  const categories = Object.keys(last?.categories ?? {});
  return {
    scores: Object.fromEntries(
      categories.map((name) => [
        name,
        Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
      ]),
    ),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    failing: categories
      .filter((name) => name !== "performance")
      .flatMap((name) => last?.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${last?.audits[id]?.title}`),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
