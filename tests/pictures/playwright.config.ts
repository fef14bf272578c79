import path from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import type { SiteOptions } from "../support/browser/test.ts";

const { launchOptions } = journeys.use ?? {};

/** `npm run pictures`: the pages as docs/ shows them, taken from the built site. */
export default defineConfig<object, SiteOptions>({
  ...journeys,
  testDir: ".",
  testMatch: "*.shots.ts",
  reporter: "list",
  outputDir: path.resolve(import.meta.dirname, "../../test-results/pictures"),
  use: {
    ...journeys.use,
    trace: "off",
    screenshot: "off",
    contextOptions: { reducedMotion: "reduce" },
    // A date input shows dates in the browser's own language, whatever the page's is. Debian's Chromium has British English in
    // chromium-l10n.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), "--lang=en-GB"],
      env: { ...process.env, LANGUAGE: "en_GB" },
    },
    settings: { NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, "fixed-clock.mjs")}` },
  },
  projects: [
    { name: "390", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    // docs/desk.md shows the desk at two widths.
    { name: "768", testIgnore: "desk.shots.ts", use: { viewport: { width: 768, height: 1024 } } },
    { name: "1440", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
