/**
 * `npm run bench:pages [-- /path …]`: Lighthouse mobile on the built site, in the whole browser (which most people and search engines'
 * tools run) and in the headless shell; the bytes by kind; when the first scripted control answers. Each run of a page is followed by one
 * of the reference, which is the same page without its scripts: compare ratios, since absolute times drift by a third from hour to hour.
 *
 * The rows' ratio is that of the work on the main thread. PAGES_RUNS (3) is the number of runs of which medians are taken. PAGES_ALL=1 adds
 * runs with real throttling, and the other categories' scores.
 * Three runs of all templates take about 25 minutes.
 */

import { findBrowser, findShell } from "../setup/browser.mjs";
import { median, medians } from "./median.ts";
import { bytesOf } from "./pages/bytes.ts";
import { firstResponse } from "./pages/first-response.ts";
import { goalText, lineOf, missedGoals, shortLine } from "./pages/goals.ts";
import { type Measured, measure, otherScores, type Throttling } from "./pages/lighthouse.ts";
import { serveWithoutScripts } from "./pages/without-scripts.ts";
import { startSite } from "./server/site.ts";
import { type Row, row } from "./table.ts";

const runs = Number(process.env.PAGES_RUNS ?? 3);
const all = process.env.PAGES_ALL === "1";
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
const instruments = browser === shell ? { full: browser } : { full: browser, shell };
const site = await startSite();
const scriptless = await serveWithoutScripts(site.origin);
const missed: string[] = [];
const rows: Row[] = [];

try {
  console.log("Medians (and how they stand to the same page without scripts):");
  for (const path of paths) {
    console.log(`\n${path}`);
    for (const [instrument, chromium] of Object.entries(instruments)) {
      const { ours, reference } = await besideReference(chromium, path, "simulate");
      const goals = missedGoals(ours, reference);
      console.log(`  ${instrument.padEnd(10)} ${lineOf(ours, reference)}`);
      missed.push(...goals.map((goal) => `${path} (${instrument}): ${goal}`));
      rows.push({
        what: `\`${path}\`, ${instrument === "full" ? "whole browser" : instrument}`,
        ours: shortLine(ours),
        comparedWith: `no scripts: ${shortLine(reference)}`,
        ratio: ours.work / reference.work,
        goal: goals.length > 0 ? goals.join("; ") : goalText,
        met: goals.length === 0,
      });
      if (!all) continue;
      const real = await besideReference(chromium, path, "devtools");
      console.log(`   throttled ${lineOf(real.ours, real.reference)}`);
    }
    const url = `${site.origin}${path}`;
    const responses = [];
    for (let run = 0; run < runs; run++) responses.push(await firstResponse(shell, url));
    console.log(`  a scripted control answers after ${Math.round(median(responses))} ms (slow 4G, 4x CPU)`);
    console.log(`  untouched  ${await bytesOf(browser, url, false)}`);
    console.log(`  touched    ${await bytesOf(browser, url, true)}`);
    if (!all) continue;
    const { scores, failing } = await otherScores(shell, url);
    for (const line of [scores, ...failing]) console.log(`  ${line}`);
  }
  console.log(missed.length > 0 ? `\nGoals missed:\n${missed.join("\n")}` : "\nEvery goal is met.");
  for (const line of rows) row(line);
} finally {
  await scriptless.close();
  await site.stop();
}

async function besideReference(chromium: string, path: string, throttling: Throttling) {
  // The first visit creates the reference's copy of the page.
  await fetch(`${scriptless.origin}${path}`);
  const ours: Measured[] = [];
  const reference: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(await measure(chromium, `${site.origin}${path}`, throttling));
    reference.push(await measure(chromium, `${scriptless.origin}${path}`, throttling));
  }
  return { ours: medians(ours), reference: medians(reference) };
}
