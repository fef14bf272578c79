// `npm test`: everything that can be checked, one heading each, none skipped because another failed.
// The last line is "N passed, N failed"; a check without tests of its own counts as one.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureEngines } from "./setup/engines.mjs";
import { ensureInstalled, root, withNode } from "./setup/installed.mjs";
import { playwrightReport, vitestReport } from "./setup/reports.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {import("./setup/reports.mjs").Report} Report */

// The build under test is the one for a local address, whatever the shell is set up for.
delete process.env.PUBLIC_ORIGIN;

ensureInstalled();
const reports = path.join(root, ".cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];
/** Printed again at the end: a CI may show only the last lines of a long run. @type {Report["failures"]} */
const said = [];

check("Format and lint", "biome", ["check", "--error-on-warnings", "."]);
check("Which way imports run", "npm", ["run", "--silent", "boundaries"]);
check("Types", "react-router", ["typegen"], ["tsc", "--noEmit"]);
vitest("Unit and integration tests", "unit", []);
check("Build", "node", ["scripts/build.mjs"]);
if (failures.includes("Build")) console.log("\nThe site could not be built: what looks at the built site was not run.");
else {
  check("Places", "npm", ["run", "--silent", "check:places"]);
  vitest("System tests: killed, restarted, cut off", "system", ["--config", "tests/system/vitest.config.ts"]);
  step("Browser journeys", () => {
    const report = path.join(reports, "journeys.json");
    ensureBrowser();
    const ok = runs("playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return counted(ok, report, playwrightReport);
  });
  /** @type {string[]} */
  let leftOut = [];
  vitest("Core journeys in three engines", "engines", ["--config", "tests/engines/vitest.config.ts"], () => {
    leftOut = ensureEngines();
  });
  if (leftOut.length > 0) console.log(`Left out, as this machine does not have them: ${leftOut.join(", ")}`);
}

const nothingRan = total.passed + total.failed === 0;
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
for (const { test, message } of said) console.log(`\n✗ ${test}\n${message.replace(/^/gm, "    ")}`);
if (nothingRan) console.log("\nNothing ran.");
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || nothingRan ? 1 : 0);

/** @param {string} name @param {() => Count} work */
function step(name, work) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}`);
  const started = Date.now();
  let count = one(false);
  try {
    count = work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  if (count.failed > 0) failures.push(name);
  const outcome = count.failed > 0 ? "failed" : count.passed > 0 ? "passed" : "skipped";
  console.log(`${name}: ${outcome}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A check that either holds or does not. @param {string} name @param {string} command @param {string[]} args @param {string[]} then */
function check(name, command, args, then = []) {
  const [second, ...rest] = then;
  step(name, () => one(runs(command, args) && (!second || runs(second, rest))));
}

/** @param {string} name @param {string} id @param {string[]} args */
function vitest(name, id, args, before = () => {}) {
  step(name, () => {
    before();
    const report = path.join(reports, `${id}.json`);
    const ok = runs("vitest", ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
    return counted(ok, report, vitestReport);
  });
}

/**
 * What a report says. A runner that failed with no failed test (a file that does not load, an error between tests) failed once.
 * @param {boolean} ok @param {string} file @param {(json: any) => Report} read @returns {Count}
 */
function counted(ok, file, read) {
  if (!existsSync(file)) return one(false);
  const report = read(JSON.parse(readFileSync(file, "utf8")));
  said.push(...report.failures);
  return { ...report, failed: ok ? report.failed : Math.max(1, report.failed) };
}

/** @param {boolean} passed @returns {Count} */
function one(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** @param {string} command @param {string[]} args */
function runs(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...withNode(), ...env } });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}
