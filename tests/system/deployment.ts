/** A stand-in for a server on which deploy/update.sh runs: a repository, an account's folder, and a systemctl that starts and stops processes. */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { freePort } from "../support/processes/port.ts";
import { until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";

const script = path.resolve(import.meta.dirname, "../../deploy/update.sh");
let folder = "";
/** A copy of the server's folder in which the first version is live. */
let kept = "";
let port = 0;
export const at = (...names: string[]) => path.join(folder, ...names);

/** A stand-in for a release: checked, built, tried and served. */
const project = {
  "scripts/run.mjs": 'import path from "node:path"; await import(path.resolve(process.argv[2]));',
  "scripts/check-live.ts": `import fs from "node:fs";
    if (process.env.SITE_NAME !== "it's ours" || fs.existsSync("content/slip.txt")) process.exit(1);`,
  "scripts/build.mjs": 'import fs from "node:fs"; fs.mkdirSync("build"); fs.writeFileSync("build/.built", "");',
  "scripts/try-start.ts": "",
  "serve.mjs": `import http from "node:http"; import fs from "node:fs";
    const own = new URL("content/words.txt", import.meta.url);
    const words = fs.readFileSync(fs.existsSync(own) ? own : new URL("words.txt", import.meta.url));
    // "slow" has the milliseconds of a migration, "broken" those until it ends without having listened.
    const number = (name) => fs.existsSync(name) ? Number(fs.readFileSync(name)) : 0;
    if (number("broken")) setTimeout(() => process.exit(1), number("broken"));
    else setTimeout(() => http.createServer((_, response) => response.end(words)).listen(Number(process.env.PORT), process.env.HOST ?? "127.0.0.1"), number("slow"));`,
  "words.txt": "one",
};

const systemctl = `#!/bin/sh
echo "$*" >> "$HOME/systemctl.log"
[ "$*" != "reset-failed site" ] || rm -f "$HOME/failed"
[ "$*" != "is-active --quiet site" ] || { kill -0 "$(cat "$HOME/pid")" 2> /dev/null; exit; }
[ "$*" = "restart site" ] || exit 0
[ ! -e "$HOME/pid" ] || { kill "$(cat "$HOME/pid")"; while kill -0 "$(cat "$HOME/pid")" 2>/dev/null; do sleep 0.02; done; }
rm -f "$HOME/pid"
# As a service that failed too often (StartLimitBurst) until somebody says reset-failed.
[ ! -e "$HOME/failed" ] || exit 1
[ ! -e "$HOME/srv/current/unstartable" ] || { touch "$HOME/failed"; exit 1; }
cd "$HOME/srv/current" && node --env-file="$HOME/site.env" serve.mjs > /dev/null 2>&1 &
echo $! > "$HOME/pid"
`;

export const git = (where: string, ...args: string[]) =>
  execFileSync("git", ["-C", where, "-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

export function write(where: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(where, name)), { recursive: true });
    writeFileSync(path.join(where, name), text);
  }
}

export function commit(where: string, files: Record<string, string>) {
  write(where, files);
  git(where, "add", "-A");
  git(where, "commit", "-qm", "A change");
}

const env = () => ({
  PATH: `${at("bin")}:${path.dirname(process.execPath)}:${process.env.PATH}`,
  HOME: folder,
  SITE_HOME: at("srv"),
  SITE_ENV: at("site.env"),
  SITE_UNITS: at("units"),
  SITE_TOOL: at("tool/site"),
});

/** Runs deploy/update.sh to its end, without blocking the test's other work. */
export async function update(...args: string[]) {
  // With the umask of root on a hardened machine, whose new files nobody else may read.
  const child = spawn("sh", ["-c", 'umask 077; exec sh "$@"', "sh", script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: env(),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const code = await new Promise<number>((resolve) => child.once("close", resolve));
  return { code, said };
}

export const served = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
export const restarts = () => readFileSync(at("systemctl.log"), "utf8").match(/restart site/g)?.length;

/** Makes the first version live in a folder and on a port of the test file's own: deployed once, later restored from a copy. */
export const deployFirst = async () => {
  if (!kept) await deploy();
  rmSync(folder, { recursive: true });
  execFileSync("cp", ["-a", kept, folder]);
  execFileSync(at("bin/systemctl"), ["restart", "site"], { env: env(), stdio: "ignore" });
  // This restart is not the deployment's.
  copyFileSync(path.join(kept, "systemctl.log"), at("systemctl.log"));
  expect(await until("the first version answers", () => served().catch(() => ""))).toBe("one");
};

async function deploy() {
  folder = scratch("site-update-");
  port = await freePort();
  write(folder, {
    "bin/systemctl": systemctl,
    // The script's pause between two checks takes a moment here, not two seconds.
    "bin/sleep": "#!/bin/sh\nexec /bin/sleep 0.02\n",
    "site.env": `PORT=${port}\nPUBLIC_ORIGIN=https://first.example\n# quoted, as systemd reads it\nSITE_NAME="it's ours"\n`,
  });
  for (const name of ["systemctl", "sleep"]) chmodSync(at("bin", name), 0o755);
  mkdirSync(at("repository"));
  git(at("repository"), "init", "-q", "-b", "main");
  commit(at("repository"), project);
  mkdirSync(at("srv/releases"), { recursive: true });
  git(folder, "clone", "-q", at("repository"), at("srv/source"));
  expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("Live: ") });
  expect(await served()).toBe("one");
  await endFirst();
  const copy = path.join(scratch("site-updated-"), "kept");
  execFileSync("cp", ["-a", folder, copy]);
  kept = copy;
}

/** Ends the running version, if there is one, and frees its port. */
export const endFirst = async () => {
  if (!existsSync(at("pid"))) return;
  process.kill(Number(readFileSync(at("pid"), "utf8")));
  rmSync(at("pid"));
  await until("its port is free", () =>
    served().then(
      () => false,
      () => true,
    ),
  );
};
