import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts", "content/**/*.test.ts"],
    environment: "node",
    restoreMocks: true,
    // Generous: a busy machine is not a fault of the site.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // They wait for a database about as long as they work.
    pool: "threads",
    maxWorkers: 3,
    globalSetup: "tests/support/one-postgres.ts",
  },
});
