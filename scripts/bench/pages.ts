/**
 * `npm run bench:pages [-- /path …]`: Lighthouse mobile on the built site, in the whole browser (which most people and search engines'
 * tools run) and in the headless shell; the bytes by kind; when the first scripted control answers. Each run of a page is followed by one
 * of the reference, which is the same page without its scripts: compare ratios, since absolute times drift by a third from hour to hour.
 *
 * The rows' ratio is that of the work on the main thread. BENCH_ROUNDS (3) is the number of runs of which medians are taken. Three runs of
 * all templates take about 25 minutes.
 */
import { findBrowser, findShell } from "../setup/browser.mjs";
import { inTurn, median } from "./median.ts";
import { bytesOf } from "./pages/bytes.ts";
import { firstResponse } from "./pages/first-response.ts";
import { goalText, lineOf, missedGoals } from "./pages/goals.ts";
import { measure } from "./pages/lighthouse.ts";
import { serveWithoutScripts } from "./pages/without-scripts.ts";
import { startSite } from "./server/site.ts";
import { row } from "./table.ts";

const runs = Number(process.env.BENCH_ROUNDS ?? 3);
const asked = process.argv.slice(2);
/** One page of each template. */
const templates = [
  "/",
  "/cheeky-butler-hire",
  "/male-stripper-hire",
  "/male-stripper-hire-leeds",
  "/male-stripper-hire-soho",
  "/locations",
  "/reviews",
  "/contact",
  "/privacy",
  "/male-stripper-quote",
  "/direct-quote",
];
const paths = asked.length > 0 ? asked : templates;

const browser = findBrowser();
const shell = findShell();
if (!browser || !shell) throw new Error("No Chromium found: install one, or run npm test once, which does.");
const instruments = { "whole browser": browser, ...(browser !== shell && { shell }) };
const site = await startSite();
const scriptless = await serveWithoutScripts(site.origin);
for (const path of paths) {
  const url = `${site.origin}${path}`;
  // The first visit creates the reference's copy of the page.
  await fetch(`${scriptless.origin}${path}`);
  for (const [instrument, chromium] of Object.entries(instruments)) {
    const visits = [url, `${scriptless.origin}${path}`].map((address) => () => measure(chromium, address));
    const [ours, reference] = await inTurn(visits, runs, 0);
    if (!ours || !reference) throw new Error("Nothing was measured");
    const missed = missedGoals(ours, reference);
    row({
      what: `\`${path}\`, ${instrument}`,
      ours: lineOf(ours),
      comparedWith: `no scripts: ${lineOf(reference)}`,
      ratio: ours.work / reference.work,
      goal: missed.length > 0 ? missed.join("; ") : goalText,
      met: missed.length === 0,
    });
  }
  const responses = [];
  for (let run = 0; run < runs; run++) responses.push(await firstResponse(shell, url));
  console.log(`  a scripted control answers after ${Math.round(median(responses))} ms (slow 4G, 4x CPU)`);
  console.log(`  untouched  ${await bytesOf(browser, url, false)}`);
  console.log(`  touched    ${await bytesOf(browser, url, true)}`);
}
await scriptless.close();
await site.stop();
