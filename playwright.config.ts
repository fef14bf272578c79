import { defineConfig } from "@playwright/test";
import { findShell } from "./scripts/setup/browser.mjs";
import type { SiteOptions } from "./tests/support/test.ts";

const executablePath = findShell();

/** Each worker serves the built site from a data folder of its own (tests/support/site.ts); `npm test` builds it first. */
export default defineConfig<object, SiteOptions>({
  testDir: "tests/journeys",
  fullyParallel: true,
  // A journey waits for its page about a third of its time: three keep two processors busy.
  workers: 3,
  retries: 0,
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
    {
      name: "phone",
      // Nothing of these depends on the width of the screen.
      testIgnore: [
        "server/**",
        "recovery/**",
        "conversion.spec.ts",
        "finder-query.spec.ts",
        "prices-query.spec.ts",
        "consent-none.spec.ts",
        "faces.spec.ts",
        "android-faces.spec.ts",
        "forced-colours.spec.ts",
        "arrival.spec.ts",
        "print.spec.ts",
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: ["server/**", "narrow.spec.ts", "large-text.spec.ts", "old-browser.spec.ts", "zoom.spec.ts"],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // What is told apart by requests and not by the width of a screen.
    { name: "server", testMatch: "server/**/*.spec.ts", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
