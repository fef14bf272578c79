import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";
import { startJobs } from "./supervisor.ts";

const folder = scratch("supervisor-");

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("tries again when the system has no room for the mail process", async () => {
  const [file, started] = [path.join(folder, "worker.mjs"), path.join(folder, "started")];
  writeFileSync(file, `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(started)}, "yes");`);
  const errors: unknown[] = [];
  const log = { info() {}, error: (event: string, error: unknown) => errors.push([event, String(error)]) };
  // An environment that is too large is refused like too little memory.
  vi.stubEnv("TOO_LARGE", "x".repeat(4 * 1024 * 1024));
  const jobs = startJobs(file, log);
  vi.unstubAllEnvs();
  expect(errors).toEqual([["jobs.process", expect.stringContaining("E2BIG")]]);
  await expect.poll(() => readFileSync(started, "utf8"), { timeout: 10_000 }).toBe("yes");
  await jobs.finish();
});
