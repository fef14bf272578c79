import { defineConfig } from "@playwright/test";
import { findShell } from "./scripts/setup/browser.mjs";
import type { SiteOptions } from "./tests/support/browser/test.ts";

const executablePath = findShell();

/** Journeys that no screen's width changes: they run once, on the wide one. */
const once = [
  "journeys/server/**",
  "journeys/recovery/**",
  "arrival.spec.ts",
  "consent/none.spec.ts",
  "finder-query.spec.ts",
  "display/android-faces.spec.ts",
  "display/faces.spec.ts",
  "display/forced-colours.spec.ts",
  "quote/prices-query.spec.ts",
  "display/print.spec.ts",
];

/** Their site has a tag. One worker runs them all: to change between two sites a worker ends, and another starts with a browser and a site. */
const tagged = ["consent/{banner,consent,conversion}.spec.ts", "display/zoom.spec.ts", "gallery.spec.ts"];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Each worker serves the built site from a data folder of its own (tests/support/processes/site.ts); `npm test` builds it first. */
export default defineConfig<object, SiteOptions>({
  testDir: "tests/journeys",
  fullyParallel: true,
  // A journey waits for its page more than a third of its time: four keep two processors busy.
  workers: 4,
  // Where a run decides about a release, a second try separates a slow machine from a fault; `npm test` lists tests that needed one.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Generous: a busy machine is not a fault of the site.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/reports/journeys.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/London",
    // A trace costs a tenth of every journey's time: TRACE=1 for the one that is being looked into.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "tagged", testMatch: tagged, workers: 1, use: phone },
    {
      name: "phone",
      testIgnore: [...tagged, ...once],
      use: phone,
    },
    { name: "desktop", testMatch: once, use: desktop },
  ],
});
