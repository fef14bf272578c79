// `npm test`: runs every check under a heading of its own; none is skipped because another failed.
// `npm run check` is this with `--quick`: format, types, import rules, and unit tests on SQLite without the slow files.
// The last line is "N passed, N failed"; a check without tests of its own counts as one.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureEngines } from "./setup/engines.mjs";
import { ensureInstalled, root, withNode } from "./setup/installed.mjs";
import { playwrightReport, vitestReport } from "./setup/reports.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {import("./setup/reports.mjs").Report} Report */
/** @typedef {(text: string | Buffer) => void} Say receives a check's output */

// The build under test is the shipped example for a local address, whatever the shell is set up for.
delete process.env.PUBLIC_ORIGIN;
delete process.env.CONTENT;

ensureInstalled({ tools: true });
const reports = path.join(root, ".cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];
/** Printed again at the end: a CI may show only the last lines of a long run. @type {Report["failures"]} */
const failedTests = [];
/** @type {Report["again"]} */
const again = [];

/** Installed while the first checks run. @type {Promise<boolean>} */
let browsers;
if (process.argv.includes("--quick")) {
  process.env.TEST_STORES = "sqlite";
  await Promise.all([quickChecks(), unitTests(["--exclude", "**/*.slow.test.*"])]);
} else {
  // The many processes that tests start share compiled modules.
  process.env.NODE_COMPILE_CACHE = path.join(reports, "compiled");
  // The result is ignored: the checks that need a browser report one that can't be installed.
  browsers = runs(() => {}, "node", ["scripts/setup/browsers.mjs"]);
  await quickChecks();
  await everythingElse();
}

const nothingRan = total.passed + total.failed === 0;
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
print("passed at the second try: ", again);
print("✗ ", failedTests);
if (nothingRan) console.log("\nNothing ran.");
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
// Not process.exit, which loses what a slow reader of a pipe has not taken yet: the last line, for one.
process.exitCode = total.failed > 0 || nothingRan ? 1 : 0;

/** @param {string} mark @param {Report["failures"]} tests */
function print(mark, tests) {
  for (const { test, message } of tests) console.log(`\n${mark}${test}\n${message.replace(/^/gm, "    ")}`);
}

/** In parallel: each takes a few seconds of one processor. Several type checkers would each check the shared types again, for twice the work. */
function quickChecks() {
  return Promise.all([
    check("Types", "react-router", ["typegen"], ["tsc", "--noEmit", "--checkers", "1"]),
    check("Format and lint", "biome", ["check", "--error-on-warnings", "."]),
    check("Which way imports run", "npm", ["run", "--silent", "boundaries"]),
  ]);
}

async function everythingElse() {
  // In parallel: a build uses one processor most of the time, and unit tests wait for databases.
  const [built] = await Promise.all([buildAll(), unitTests([])]);
  if (!built) return console.log("\nThe site could not be built: the checks of the built site were not run.");
  // One after the other: in parallel with the browsers, tests that kill and restart processes time out on two cores.
  await inBrowsers();
  await processTests();
}

/** Builds the shipped example, which the other checks use, plain and with a tag; then another agency's journeys, with their own build. */
async function buildAll() {
  const built = await check("Build", "node", ["scripts/build.mjs"]);
  if (built) await check("Build with a tag", "node", ["tests/support/browser/tagged-build.ts"]);
  await journeys("Another agency", "agency", ["--config", "tests/agency/playwright.config.ts"]);
  return built;
}

/** @param {string[]} args */
function unitTests(args) {
  return vitest("Unit and integration tests", "unit", args);
}

async function inBrowsers() {
  await check("Places", "npm", ["run", "--silent", "check:places"]);
  await journeys("Browser journeys", "journeys", []);
}

/** @param {string} name @param {string} id @param {string[]} args */
function journeys(name, id, args) {
  return step(name, async (say) => {
    const report = path.join(reports, `${id}.json`);
    await browsers;
    ensureBrowser();
    const ok = await runs(say, "playwright", ["test", ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return counted(ok, report, playwrightReport);
  });
}

/** One after the other: with a busy browser running, the mail process, which has a low priority, could not stop in its ten seconds. */
async function processTests() {
  await vitest("System tests: killed, restarted, cut off", "system", ["--config", "tests/system/vitest.config.ts"]);
  await vitest("Core journeys in three engines", "engines", ["--config", "tests/engines/vitest.config.ts"], (say) => {
    const leftOut = ensureEngines();
    if (leftOut.length > 0) say(`Left out, as this machine does not have them: ${leftOut.join(", ")}\n`);
  });
}

/**
 * Runs one step, and prints all its output under its heading when it ends.
 * @param {string} name @param {(say: Say) => Promise<Count>} work @returns whether all of it passed
 */
async function step(name, work) {
  const started = Date.now();
  /** @type {Buffer[]} */
  const output = [];
  /** @type {Say} */
  const say = (text) => void output.push(Buffer.from(text));
  const count = await work(say).catch((error) => {
    say(`${error instanceof Error ? error.message : error}\n`);
    return countOf(false);
  });
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  if (count.failed > 0) failures.push(name);
  const outcome = count.failed > 0 ? "failed" : count.passed > 0 ? "passed" : "skipped";
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}\n${Buffer.concat(output)}`.trimEnd());
  console.log(`${name}: ${outcome}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return count.failed === 0;
}

/** A check without tests of its own: it passes or fails as a whole. @param {string} name @param {string} command @param {string[]} args @param {string[]} then */
function check(name, command, args, then = []) {
  const [second, ...rest] = then;
  return step(name, async (say) =>
    countOf((await runs(say, command, args)) && (!second || (await runs(say, second, rest)))),
  );
}

/** @param {string} name @param {string} id @param {string[]} args @param {(say: Say) => void} before */
function vitest(name, id, args, before = () => {}) {
  return step(name, async (say) => {
    before(say);
    const report = path.join(reports, `${id}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return counted(await runs(say, "vitest", ["run", ...args, ...reporters]), report, vitestReport);
  });
}

/**
 * Reads a report. A runner that fails without a failed test (a file that does not load, an error between tests) counts as one failure.
 * @param {boolean} ok @param {string} file @param {(json: any) => Report} read @returns {Count}
 */
function counted(ok, file, read) {
  if (!existsSync(file)) return countOf(false);
  const report = read(JSON.parse(readFileSync(file, "utf8")));
  failedTests.push(...report.failures);
  again.push(...report.again);
  return { ...report, failed: ok ? report.failed : Math.max(1, report.failed) };
}

/** @param {boolean} passed @returns {Count} */
function countOf(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** @param {Say} say @param {string} command @param {string[]} args @returns {Promise<boolean>} whether it ended well */
function runs(say, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...withNode(), ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...env },
  });
  child.stdout.on("data", say);
  child.stderr.on("data", say);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      say(`${command} could not be started: ${error.message}\n`);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
}
