import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";

/** A project with this installer, and a stand-in for npm that records its calls and makes an empty package `node`. */
function project() {
  const root = scratch("installed-");
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const file = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const asked = path.join(root, "asked");
  cpSync(path.join(import.meta.dirname, "installed.mjs"), path.join(root, "scripts/setup/installed.mjs"));
  file("package.json", "{}");
  file("package-lock.json", "1");
  file(
    "bin/npm",
    `#!/bin/sh\necho "$*" >> ${asked}\nmkdir -p node_modules/node/bin; touch node_modules/node/bin/node\n`,
  );
  chmodSync(path.join(root, "bin/npm"), 0o755);
  /** Runs the installer. @returns the install command that it gave to npm */
  const ensure = (needed = "") => {
    const script = `import { ensureInstalled } from "${root}/scripts/setup/installed.mjs"; ensureInstalled(${needed});`;
    const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}` };
    writeFileSync(asked, "");
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { env });
    expect(status, String(stderr)).toBe(0);
    const [install = ""] = readFileSync(asked, "utf8").split("\n");
    return install.replace(/ --ignore-scripts.*/, "");
  };
  return { file, ensure };
}
const tools = "{ tools: true }";

test("a first start installs what the site needs, a first test the tools too, and each only once", () => {
  const { ensure } = project();
  expect(ensure()).toBe("ci --omit=dev");
  expect(ensure()).toBe("");
  expect(ensure(tools)).toBe("install --no-save");
  expect(ensure(tools)).toBe("");
  expect(ensure()).toBe("");
});

test("another lock file is installed again, with the tools where they were", () => {
  const { ensure, file } = project();
  ensure();
  file("package-lock.json", "2");
  expect(ensure()).toBe("ci --omit=dev");
  ensure(tools);
  file("package-lock.json", "3");
  expect(ensure()).toBe("ci");
  expect(ensure(tools)).toBe("");
});

test("packages that somebody installed by hand keep their tools", () => {
  const { ensure, file } = project();
  file("node_modules/vitest/package.json", "{}");
  expect(ensure()).toBe("ci");
});
