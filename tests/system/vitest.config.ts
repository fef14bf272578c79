import { defineConfig } from "vitest/config";

/** Tests of the built site as a process: killed, restarted, cut off. They need `npm run build` first. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/system/**/*.test.ts"],
    environment: "node",
    globalSetup: "tests/support/one-postgres.ts",
    // Each starts servers of its own; side by side on two cores they would only wait for each other.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
