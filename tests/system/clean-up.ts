/** After each test the processes that it launched are killed, and after a file its temporary folders removed: also when a test fails half way. */
import { afterAll, afterEach, beforeEach } from "vitest";
import { allRunning, endAll } from "../support/processes/process.ts";
import { removeScratch } from "../support/processes/scratch.ts";

/** What the file's beforeAll has launched. */
let ofFile = allRunning();
beforeEach(() => {
  ofFile = allRunning();
});
afterEach(() => endAll(ofFile));
afterAll(() => {
  endAll();
  removeScratch();
});
