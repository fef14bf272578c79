import site from "../../content/site.ts";
import { pruneAllowances } from "../allowance.ts";
import { systemClock } from "../clock.ts";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { createLogger, logOn } from "../log.ts";
import { untilDue } from "../mail/claim.ts";
import { type Deliverer, deliverDue } from "../mail/deliver.ts";
import { keptTransport } from "../mail/kept.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { wakeable } from "./wakeable.ts";

/** Milliseconds between looks when nobody nudges, such as for mail that another machine's web process wrote. */
const poll = 5000;
const hour = 3_600_000;

/** What the web process says to this one. */
export type Order = "nudge" | "finish";

const transportFor = (config: Config) => {
  const from = config.mailFrom ?? site.email;
  return config.smtpUrl ? smtpTransport(config.smtpUrl, from) : keptTransport(config.dataFolder, from);
};

/**
 * The mail process: delivers until it is told to finish, or until the web process is gone, however that went. Either way the
 * mail in hand is handed over and recorded first. It is a process of its own for exactly that: when the web process is
 * killed between the mail server's "accepted" and our record of it, the mail would go out twice.
 */
export async function work(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  // The web process died while this one was loading: there is nothing in hand, and a folder to be left alone.
  if (!process.connected) return;
  const config = readConfig(env);
  const log = logOn(createLogger(config.logLevel));
  const store = openDatabase(config, log, 2);
  const deliverer: Deliverer = {
    store,
    transport: transportFor(config),
    clock: systemClock,
    log,
    retrySeconds: config.mailRetrySeconds,
  };
  const wake = wakeable();
  let finishing = false;
  const finish = () => {
    finishing = true;
    wake.now();
  };
  process.on("message", (order: Order) => (order === "finish" ? finish() : wake.now()));
  process.on("disconnect", finish);
  // Ctrl-C and service managers signal the whole group: this process must outlive its message, not the signal.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, finish);

  log.info("mail.ready", { pid: process.pid });
  let pruned = 0;
  while (!finishing) {
    try {
      if (Date.now() - pruned > hour) {
        await pruneAllowances(store.database, systemClock);
        pruned = Date.now();
      }
      if ((await deliverDue(deliverer)) > 0) continue;
      await wake.after(Math.min(poll, (await untilDue(store, systemClock)) ?? poll));
    } catch (error) {
      // The database is away or busy: the web process says so to visitors, here waiting is enough.
      log.error("mail.interrupted", error);
      await wake.after(poll);
    }
  }
  await store.close().catch((error: unknown) => log.error("mail.close", error));
  if (process.connected) process.disconnect();
}
