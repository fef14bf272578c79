/** Kills the processes that a test has launched after it, and removes a file's temporary folders after it, even when a test fails halfway. */
import { afterAll, afterEach, beforeEach } from "vitest";
import { allRunning, endAll } from "../support/processes/process.ts";
import { removeScratch } from "../support/processes/scratch.ts";

/** The processes that the file's beforeAll has launched. */
let ofFile = allRunning();
beforeEach(() => {
  ofFile = allRunning();
});
afterEach(() => endAll(ofFile));
afterAll(() => {
  endAll();
  removeScratch();
});
