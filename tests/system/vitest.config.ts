import { defineConfig } from "vitest/config";

// As in the unit tests: React's production build, and modules loaded once for all files of a worker.
process.env.NODE_ENV = "production";

/** Tests of the built site as a process: killed, restarted, cut off. They need `npm run build` first. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/system/**/*.test.ts"],
    environment: "node",
    setupFiles: "tests/system/clean-up.ts",
    globalSetup: "tests/support/processes/empty-databases.ts",
    // Each starts servers of its own on free ports, and waits for others, so three files at a time leave hardly any processor idle.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 600_000,
    // As in playwright.config.ts: the reporter says which test needed it.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
  },
});
