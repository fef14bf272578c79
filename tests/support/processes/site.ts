/** The built site as its own process, as a service manager runs it: its own port, data folder and mail server. */
import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Mailbox } from "./mailbox.ts";
import { freePort } from "./port.ts";
import { type Rows, rowsIn } from "./rows.ts";
import { scratch } from "./scratch.ts";

const root = path.resolve(import.meta.dirname, "../../..");
/** Milliseconds for a start or a stop; then the wait fails with the output of the process. */
const timeout = 60_000;

/** Environment variables for the site (server/config.ts). */
export type Settings = Partial<Record<string, string>>;
export type LogLine = { event?: string } & Record<string, unknown>;

export interface Site {
  readonly origin: string;
  readonly dataFolder: string;
  readonly mailbox: Mailbox;
  readonly rows: Rows;
  /** Everything it wrote, both streams, as text. */
  output(): string;
  /** The JSON lines of its log so far. */
  log(): LogLine[];
  /** The first line, past or future, that `fits`. */
  logged(fits: (line: LogLine) => boolean): Promise<LogLine>;
  /** The mail process. */
  mailProcess(): Promise<{ pid: number }>;
  /** Sends SIGTERM without waiting. */
  terminate(): void;
  /** Waits for the process to end. @returns its exit code, or the signal that ended it */
  ended(): Promise<number | string>;
  /** Sends SIGTERM unless that was done, expects exit code 0, and removes the site's data. */
  stop(): Promise<void>;
}

/**
 * Starts the site with a fresh data folder.
 * @param settings in addition to those that every test site has
 * @param folder of the built site, when it is not this project's
 */
export async function startSite(settings: Settings = {}, folder = root): Promise<Site> {
  const dataFolder = scratch("bow-and-tassel-");
  const mailbox = new Mailbox();
  await mailbox.open();
  // A test of two releases starts the second one on the port of the first.
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataFolder,
    SMTP_URL: mailbox.url,
    QUOTES_PER_HOUR: "100000",
    MIN_FILL_SECONDS: "0",
    MAIL_RETRY_SECONDS: "1",
    ...settings,
  };
  const { child, exit, ...written } = launch(environment, folder);
  let stopped: Promise<void> | undefined;
  const site: Site = {
    origin,
    dataFolder,
    mailbox,
    rows: rowsIn(path.join(dataFolder, "site.db")),
    ...written,
    async mailProcess() {
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
      return { pid: Number(children.trim().split(" ")[0]) };
    },
    terminate: () => void child.kill("SIGTERM"),
    ended: () => exit,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
  async function stop() {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    const killer = setTimeout(() => child.kill("SIGKILL"), timeout);
    const code = await exit;
    clearTimeout(killer);
    await mailbox.away();
    await rm(dataFolder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The site ended with ${code} when asked to stop:\n${written.output()}`);
  }
  const early = exit.then((code) => {
    throw new Error(`The site ended with ${code} while starting:\n${written.output()}`);
  });
  await Promise.race([written.logged(({ event }) => event === "listening"), early]);
  early.catch(() => {});
  const health = await fetch(`${origin}/healthz`);
  if (health.status !== 200) throw new Error(`/healthz answered ${health.status}:\n${written.output()}`);
  return site;
}

export interface RefusedStart {
  code: number | string;
  output: string;
}

/** Starts a site that is expected to exit. @returns its output and exit code */
export async function refusedStart(settings: Settings): Promise<RefusedStart> {
  const dataFolder = scratch("bow-and-tassel-");
  const { child, exit, output } = launch({ PORT: "0", DATA_DIR: dataFolder, ...settings });
  const killer = setTimeout(() => child.kill("SIGKILL"), timeout);
  const code = await exit;
  clearTimeout(killer);
  await rm(dataFolder, { recursive: true, force: true });
  return { code, output: output() };
}

function launch(settings: Settings, folder = root) {
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Neither the venue's time zone nor the browser's: a date that is computed in the server's own zone comes out wrong.
      TZ: "Pacific/Auckland",
      HOST: "127.0.0.1",
      ...settings,
    },
  });
  const exit = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  return { child, exit, ...collect(child) };
}

function collect(child: ChildProcess): Pick<Site, "output" | "log" | "logged"> {
  const text: string[] = [];
  const lines: LogLine[] = [];
  const arrivals = new EventEmitter<{ line: [] }>().setMaxListeners(0);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      text.push(line);
      if (line.startsWith("{")) lines.push(JSON.parse(line) as LogLine);
      arrivals.emit("line");
    });
  }
  const output = () => text.join("\n");
  return {
    output,
    log: () => lines,
    async logged(fits) {
      const deadline = AbortSignal.timeout(timeout);
      for (;;) {
        const found = lines.find(fits);
        if (found) return found;
        await once(arrivals, "line", { signal: deadline }).catch(() => {
          throw new Error(`The line did not come within ${timeout / 1000} s. These did:\n${output()}`);
        });
      }
    },
  };
}
