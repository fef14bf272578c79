import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { expect, it, vi } from "vitest";
import { argumentsOf } from "./arguments.ts";

const root = path.resolve(import.meta.dirname, "../..");

it.each([
  ["scripts/check-live.ts", "--mial", "npm run check:live"],
  ["scripts/content/new.ts", "--nmae", "\n\nnpm run content:new ../my-agency"],
])("%s says what is wrong with %s, and how it is called, without a stack", (script, option, usage) => {
  const { stderr, status } = spawnSync("node", [script, option], { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(2);
  expect(stderr).toContain(option);
  expect(stderr).toContain(usage);
  expect(stderr).not.toMatch(/^ +at /m);
});

it("names an option whose value is missing", () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const read = () => parseArgs({ args: ["--mail"], options: { mail: { type: "string" } } });
  expect(() => argumentsOf("npm run check:live -- [--mail ADDRESS]", read)).toThrow("exit 2");
  expect(exit).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/--mail .+\n\nnpm run check:live -- \[--mail ADDRESS\]$/)]]);
});
