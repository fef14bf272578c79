import type { RequestListener, Server } from "node:http";
import reviews from "#content/reviews/home.ts";
import site from "#content/site.ts";
import type { Ports } from "../app/context.ts";
import { readPeople } from "../app/features/desk/access/people.ts";
import type { DeskFiles } from "../app/features/desk/shell/document.tsx";
import { seedReviews } from "../app/features/review/seed-reviews.server.ts";
import { type AppOptions, createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { migrationFiles } from "./database/migration-files.ts";
import { openDatabase, prepareDatabase, refusalFor } from "./database/open.ts";
import { writeSetting } from "./database/settings.ts";
import { drainOnSignals } from "./drain.ts";
import { storedFolder } from "./email/stored-files.ts";
import { obstacles, wrongBuild } from "./go-live.ts";
import type { Health } from "./http/health.ts";
import { createLimitedServer } from "./http/limited-server.ts";
import { startJobs } from "./jobs/supervisor.ts";
import { createLogger, logOn } from "./log.ts";
import { ownOrigin } from "./origin.ts";
import { portsOn } from "./ports.ts";
import { closeToOthers, requireFolder } from "./private-files.ts";
import { Refusal } from "./refusal.ts";

interface RunOptions {
  build: AppOptions["build"];
  /** PUBLIC_ORIGIN at the time of the build; undefined in development. */
  builtFor: string | undefined;
  /** Serves the built files. `secure` when visitors use https. */
  files(secure: boolean): AppOptions["files"];
  /** The desk's own stylesheet and script. */
  deskFiles: DeskFiles;
  /** Script of the process that sends email and runs jobs. */
  worker: string;
}

/** Serves the site from this process. Prints a Refusal and exits 1; throws any other error. */
export async function run(options: RunOptions): Promise<void> {
  try {
    await serve(options);
  } catch (error) {
    // A disk may be full, and damage in the middle of the database file be found, in any step of a start.
    const refusal = error instanceof Refusal ? error : refusalFor(readConfig(process.env), error);
    if (!refusal) throw error;
    process.stderr.write(`${refusal.sentences.join("\n")}\n`);
    process.exit(1);
  }
}

async function serve({ build, builtFor, files, deskFiles, worker }: RunOptions): Promise<void> {
  const config = readConfig(process.env);
  const unfit = [...wrongBuild(config.origin, builtFor ?? config.origin), ...obstacles(config, site, reviews)];
  if (unfit.length > 0) throw new Refusal([`The site is not ready for ${config.origin}:`, ...unfit]);
  closeToOthers(config.dataFolder);
  if (!config.smtpUrl) requireFolder(storedFolder(config.dataFolder), "DATA_DIR");
  const logger = createLogger(config.logLevel);
  const log = logOn(logger);
  await prepareDatabase(config, migrationFiles, log);
  const store = openDatabase(config, log);
  const health: Health = { draining: false, ping: store.ping };
  let jobs: ReturnType<typeof startJobs> | undefined;
  const ports = await portsOn(config, store, log, () => jobs?.wakeMail());
  await seedReviews(ports, reviews);
  const app = createApp(ports, {
    build,
    logger,
    health,
    files: files(config.origin.startsWith("https:")),
    trustProxy: config.trustProxy,
    phone: site.phone,
    inboundSecret: config.inbound?.secret,
    desk: {
      people: readPeople(config.deskEmails, site.email),
      files: deskFiles,
      mailIsSent: config.smtpUrl !== undefined,
    },
    paymentPages: ports.payments.pages,
    payerOrigins: ports.payments.payerOrigins,
  });
  const server = await listen(app, config);
  // Stored only once this process has the port: a second start by mistake must not replace the running site's settings by its own.
  await writeSetting(store.database, "origin", config.origin);
  await writeSetting(store.database, "payments", ports.payments.name);
  jobs = startJobs(worker, log);
  drainOnSignals({
    server,
    health,
    logger,
    stopping: () => jobs?.stopRestarting(),
    finishJobs: async () => jobs?.finish(),
    closeDatabase: store.close,
    acceptFor: config.drainSeconds * 1000,
  });
  announce(server, config, store.kind, log);
}

function listen(app: RequestListener, { port, host }: Config): Promise<Server> {
  const server = createLimitedServer(app);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
        EACCES: `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`,
        EADDRNOTAVAIL: `HOST is ${host}, which is not an address of this machine.`,
        ENOTFOUND: `HOST is ${host}, which is not an address of this machine.`,
      };
      const sentence = reasons[error.code ?? ""];
      reject(sentence ? new Refusal([sentence], { cause: error }) : error);
    });
    server.listen({ port, ...(host && { host }) }, () => resolve(server));
  });
}

/** Logs one line, then prints the addresses and commands that the person at the terminal needs. */
function announce(server: Server, config: Config, kind: string, log: Ports["log"]) {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  log.info("listening", { port, database: kind, mail: config.smtpUrl ? "smtp" : "kept", pid: process.pid });
  const mail = config.smtpUrl
    ? ""
    : `No SMTP_URL is set: mail is kept in ${storedFolder(config.dataFolder)} (npm run desk).\n` +
      "The desk is at /desk/sign-in, and a link that opens it comes from: npm run desk -- sign-in\n";
  const withoutEffect = config.withoutEffect.map((sentence) => `${sentence}\n`).join("");
  process.stderr.write(`${site.name} is at ${ownOrigin(config.host, port)}\n${mail}${withoutEffect}`);
}
