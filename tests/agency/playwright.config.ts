import path from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** Part of `npm test`: the site of another agency, built and clicked through once. It has its own build, so it can run beside other checks. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  workers: 1,
  timeout: 300_000,
  reporter: [["list"], ["json", { outputFile: ".cache/reports/agency.json" }]],
  outputDir: path.resolve(import.meta.dirname, "../../test-results/agency"),
  projects: [{ name: "390", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } }],
});
