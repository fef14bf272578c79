import { afterAll, beforeAll } from "vitest";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { findFirefox, findWebKit } from "../../scripts/setup/engines.mjs";
import { openBidi } from "./bidi.ts";
import { journeys } from "./journeys.ts";
import { type Sites, startSites } from "./visit.ts";
import { openWebKit } from "./webkit.ts";

// One engine after another, on the same sites: two cores have enough to do with one browser.
let started: Sites;
const sites = () => started;
beforeAll(async () => {
  started = await startSites();
}, 300_000);
afterAll(async () => {
  await started?.faulty.close();
  await Promise.all([started?.site.stop(), started?.tagged.stop()]);
});

const [chromium, firefox, webkit] = [findBrowser(), findFirefox(), findWebKit()];
journeys("Chromium", sites, chromium ? () => openBidi("chrome", chromium) : undefined);
journeys("Firefox", sites, firefox ? () => openBidi("firefox", firefox) : undefined);
journeys("WebKit", sites, webkit ? () => openWebKit(webkit) : undefined);
