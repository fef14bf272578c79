import { defineConfig } from "@playwright/test";
import { findShell } from "./scripts/setup/browser.mjs";
import type { SiteOptions } from "./tests/support/browser/test.ts";

const executablePath = findShell();

/** Journeys on a site that has a tag. One worker runs them all, because a change of site ends a worker and starts another with its browser. */
const tagged = ["consent/{banner,consent,conversion}.spec.ts", "display/zoom.spec.ts", "gallery.spec.ts"];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Each worker serves the built site from a data folder of its own (tests/support/processes/site.ts); `npm test` builds it first. */
export default defineConfig<object, SiteOptions>({
  testDir: "tests/journeys",
  fullyParallel: true,
  // A journey spends more than a third of its time waiting for its page: four keep two processors busy.
  workers: 4,
  // In CI, where a run decides about a release, a second try tells a slow machine from a fault; `npm test` lists tests that needed one.
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
    // A trace costs a tenth of every journey's time: set TRACE=1 for a journey that is being investigated.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "tagged", testMatch: tagged, workers: 1, use: phone },
    { name: "phone", testIgnore: tagged, use: phone },
  ],
});
