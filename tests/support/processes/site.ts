/** The built site as its own process, as a service manager runs it: its own port, data folder and mail server. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { Mailbox } from "./mailbox.ts";
import { freePort } from "./port.ts";
import { launch, type Running, stop, until } from "./process.ts";
import { type Rows, rowsIn } from "./rows.ts";
import { scratch } from "./scratch.ts";

/** Environment variables for the site (server/config.ts). */
export type Settings = Partial<Record<string, string>>;
type LogLine = { event?: string } & Record<string, unknown>;

export interface Site extends Running {
  readonly origin: string;
  readonly dataFolder: string;
  readonly mailbox: Mailbox;
  readonly rows: Rows;
  /** The JSON lines of its log so far. */
  log(): LogLine[];
  /** The first line that `fits`, already written or yet to come. */
  logged(fits: (line: LogLine) => boolean): Promise<LogLine>;
  /** Sends SIGTERM, expects exit code 0, and removes the site's data. */
  stop(): Promise<void>;
}

/**
 * Starts the site with a fresh data folder.
 * @param settings in addition to those that every test site has
 * @param folder of the built site, when it is not this project's
 */
export async function startSite(settings: Settings = {}, folder?: string): Promise<Site> {
  const dataFolder = scratch("bow-and-tassel-");
  const mailbox = new Mailbox();
  await mailbox.open();
  // A test of two releases starts the second one on the port of the first.
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    HOME: process.env.HOME,
    // Neither the venue's time zone nor the browser's, so that a date wrongly computed in the server's own zone fails a test.
    TZ: "Pacific/Auckland",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataFolder,
    SMTP_URL: mailbox.url,
    QUOTES_PER_HOUR: "100000",
    MIN_FILL_SECONDS: "0",
    MAIL_RETRY_SECONDS: "1",
    ...settings,
  };
  const running = launch(environment, ["scripts/serve.mjs"], folder);
  let stopped: Promise<void> | undefined;
  const end = async () => {
    await stop(running).finally(() => mailbox.away());
    await rm(dataFolder, { recursive: true, force: true });
  };
  await running.says('"event":"listening"');
  const health = await fetch(`${origin}/healthz`);
  if (health.status !== 200) throw new Error(`/healthz answered ${health.status}:\n${running.output()}`);
  const log = () => linesOf(running.output());
  return {
    ...running,
    origin,
    dataFolder,
    mailbox,
    rows: rowsIn(path.join(dataFolder, "site.db")),
    log,
    logged: (fits) =>
      until("the line of the log", () => log().find(fits)).catch((cause) => {
        throw new Error(running.output(), { cause });
      }),
    stop() {
      stopped ??= end();
      return stopped;
    },
  };
}

/** The JSON lines of a log; its last line may not be complete. */
const linesOf = (output: string): LogLine[] =>
  output
    .split("\n")
    .slice(0, -1)
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
