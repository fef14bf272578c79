import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { constants } from "./scripts/build/constants.ts";
import { aliasTo } from "./scripts/setup/content.mjs";

// As in production: React's development build takes a stack trace for every element, a fifth of the tests' time.
process.env.NODE_ENV = "production";

const shipped = `${import.meta.dirname}/content`;

/**
 * Slow files first: one that starts late keeps the others' processors idle. But those that run the desk's bundle come last: by then the build
 * beside `npm test` has made it, and they need not make it too.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const slow = ({ moduleId }: TestSpecification) =>
      /\/(site-tool|build\/desk)\.slow\./.test(moduleId) ? -1 : Number(moduleId.includes(".slow."));
    return (await super.sort(files)).sort((a, b) => slow(b) - slow(a));
  }
}

export default defineConfig({
  define: { "import.meta.env.PUBLIC_ORIGIN": '"http://localhost:3000"', ...(await constants(shipped)) },
  // Whatever CONTENT says, tests run on the shipped example.
  resolve: { alias: aliasTo(shipped) },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts", "content/**/*.test.ts"],
    environment: "node",
    restoreMocks: true,
    unstubGlobals: true,
    // Modules are loaded once and not for each file, so no test may change one permanently. That takes a third of the processor time.
    isolate: false,
    // Generous: a busy machine is not a fault of the site.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Tests wait for a database about as long as they work, so there are more workers than processors.
    pool: "threads",
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    globalSetup: ["tests/support/processes/brand.ts", "tests/support/processes/empty-databases.ts"],
  },
});
