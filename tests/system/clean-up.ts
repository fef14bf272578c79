/** After each test the processes that it launched are killed, and after a file its temporary folders removed: also when a test fails half way. */
import { afterAll, afterEach } from "vitest";
import { endAll } from "../support/processes/process.ts";
import { removeScratch } from "../support/processes/scratch.ts";

afterEach(endAll);
afterAll(removeScratch);
