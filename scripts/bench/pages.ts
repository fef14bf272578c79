/**
 * `npm run bench:pages [-- /path …]`: Lighthouse mobile on the built site, simulated and really throttled, the bytes by kind,
 * and when the first scripted control answers. Every number stands beside the same page without its scripts, served in the
 * same run: compare ratios, since absolute times drift by a third from hour to hour.
 * PAGES_RUNS (5) sets how many runs a median is taken of.
 */

import { findBrowser, findShell } from "../setup/browser.mjs";
import { bytesOf } from "./pages/bytes.ts";
import { firstResponse } from "./pages/first-response.ts";
import { isNoindex, lighthouseOf, median } from "./pages/lighthouse.ts";
import { serveSite, serveWithoutScripts } from "./pages/servers.ts";

const runs = Number(process.env.PAGES_RUNS ?? 5);
const asked = process.argv.slice(2);
const paths =
  asked.length > 0 ? asked : ["/", "/cheeky-butler-hire", "/male-stripper-quote", "/male-stripper-hire-leeds"];

// The shell, since a whole browser also draws its windows on the cores that Lighthouse measures.
const browser = findBrowser();
const chromium = findShell() ?? browser;
if (!chromium) throw new Error("No Chromium found: install one, or run npm test once, which does.");
const site = await serveSite();
const bare = await serveWithoutScripts(site.origin);

try {
  for (const path of paths) {
    console.log(`\n${path}`);
    const simulated = await lighthouseOf(chromium, `${site.origin}${path}`, "simulate", runs);
    const simulatedBare = await lighthouseOf(chromium, `${bare.origin}${path}`, "simulate", runs);
    const real = await lighthouseOf(chromium, `${site.origin}${path}`, "devtools", runs);
    const realBare = await lighthouseOf(chromium, `${bare.origin}${path}`, "devtools", runs);

    const { scores } = simulated;
    console.log(
      `  scores      ${Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(" · ")}`,
    );
    if (await isNoindex(`${site.origin}${path}`))
      console.log("              (noindex by decision: is-crawlable left out)");
    for (const failing of simulated.failing) console.log(`              ${failing}`);
    const line = (name: string, mine: typeof simulated, reference: typeof simulated) =>
      console.log(
        `  ${name.padEnd(11)} FCP ${ms(mine.fcp)} (x${ratio(mine.fcp, reference.fcp)} of no scripts) · LCP ${ms(mine.lcp)} (x${ratio(mine.lcp, reference.lcp)}) · TBT ${ms(mine.tbt)} · CLS ${mine.cls.toFixed(3)}`,
      );
    line("simulated", simulated, simulatedBare);
    line("throttled", real, realBare);
    console.log(`  bytes       ${await bytesOf(browser ?? chromium, `${site.origin}${path}`)}`);
    const responses = [];
    for (let run = 0; run < Math.min(runs, 3); run++)
      responses.push(await firstResponse(chromium, `${site.origin}${path}`));
    console.log(`  first response of a scripted control, slow 4G and 4x CPU: ${ms(median(responses))}`);
  }
} finally {
  await bare.close();
  await site.close();
}

function ms(value: number) {
  return `${Math.round(value)} ms`;
}
function ratio(mine: number, reference: number) {
  return (mine / reference).toFixed(2);
}
