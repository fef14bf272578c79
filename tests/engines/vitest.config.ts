import { defineConfig } from "vitest/config";

/** The core journeys in every engine that the machine has. They need `npm run build` first. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/engines/**/*.test.ts"],
    environment: "node",
    // A journey spends half of its time waiting: two engines keep two processors busy.
    maxWorkers: 2,
    // Generous: a busy machine is not a fault of the site.
    testTimeout: 240_000,
    // As in playwright.config.ts: the reporter says which test needed it.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
  },
});
