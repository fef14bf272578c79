/** Reads the test runners' JSON reports: how many tests, and what failed with its message. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./installed.mjs";

/** @typedef {{ test: string, message: string }} Failure */
/**
 * `again`: tests that failed first and passed at the second try; they count as passed.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], again: Failure[] }} Report
 */

/** Characters of a message that are printed; it may contain a server's whole output. */
const maxMessageLength = 3000;

/** @param {any} json @returns {Report} */
export function vitestReport(json) {
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    failures: json.testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter((/** @type {any} */ { status }) => status === "failed");
      return [
        // A file that did not load.
        ...(message ? [failure(file, message)] : []),
        ...failed.map((/** @type {any} */ { fullName, failureMessages }) =>
          failure(`${file} › ${fullName}`, failureMessages.join("\n")),
        ),
      ];
    }),
    again: [],
  };
}

/** @param {any} json @returns {Report} */
export function playwrightReport({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(specsThat("unexpected")),
      ...errors.map((/** @type {any} */ { message }) => failure("Between the journeys", message)),
    ],
    again: suites.flatMap(specsThat("flaky")),
  };
}

/** @param {"unexpected" | "flaky"} status @returns {(suite: any) => Failure[]} */
function specsThat(status) {
  return function find({ suites = [], specs = [] }) {
    const ended = specs.filter((/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ test) => test.status === status),
    );
    return [
      ...suites.flatMap(find),
      ...ended.map((/** @type {any} */ { file, line, title, tests }) => {
        const results = tests.flatMap((/** @type {any} */ test) => test.results);
        const error = results.find((/** @type {any} */ result) => result.error)?.error;
        return failure(`${file}:${line} › ${title}`, error?.message);
      }),
    ];
  };
}

/** @param {string} test @param {string} message @returns {Failure} */
function failure(test, message = "") {
  const text = stripVTControlCharacters(message).trim();
  return { test, message: text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)} …` : text };
}
