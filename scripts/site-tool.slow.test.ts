/** deploy/site, which runs the tools on a server. Stand-ins take the place of what only root may do. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { scratch } from "../tests/support/processes/scratch.ts";

const root = path.resolve(import.meta.dirname, "..");
const folder = scratch("site-tool-");
const at = (name: string) => path.join(folder, name);
mkdirSync(at("bin"));
writeFileSync(at("bin/id"), "#!/bin/sh\necho 0\n", { mode: 0o755 });
writeFileSync(at("bin/setpriv"), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
writeFileSync(at("site.env"), "PUBLIC_ORIGIN=https://www.agency.example\n");
symlinkSync(root, at("current"));

it.each([
  ["desk", "Usage: npm run desk"],
  ["backup", "npm run backup "],
  ["restore", "npm run restore "],
  ["check", "npm run check:live"],
])("starts %s", (tool, help) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH: `${at("bin")}:${PATH}`, NODE_COMPILE_CACHE, SITE_HOME: folder, SITE_ENV: at("site.env") };
  expect(execFileSync("sh", ["deploy/site", tool, "--help"], { cwd: root, env, encoding: "utf8" })).toContain(help);
});
