import { setTimeout as wait } from "node:timers/promises";
import site from "#content/site.ts";
import type { Database, Log, Ports } from "../../app/context.ts";
import { filesOf } from "../../app/features/invoice/files.server.ts";
import { systemClock } from "../clock.ts";
import { stableMinutesToErase, watchClock } from "../clock-watch.ts";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { alertingTransport } from "../email/alerts.ts";
import type { Deliverer } from "../email/deliver.ts";
import { deliveryQueue } from "../email/delivery-queue.ts";
import { fileTransport } from "../email/file-transport.ts";
import { removeFilesOfErasedEmails } from "../email/remove-stored.ts";
import { smtpTransport } from "../email/smtp.ts";
import { createLogger, logOn } from "../log.ts";
import { portsOn } from "../ports.ts";
import { jobs } from "./jobs.ts";
import { runDue, untilJob } from "./schedule.ts";
import { wakeableSleep } from "./wakeable-sleep.ts";

/**
 * Milliseconds after which the process looks for emails and jobs although none is due: another machine's web process may have written
 * emails or changed when a job is due, and the clock may have become steady.
 */
const poll = 5000;
/**
 * Milliseconds to wait after claiming emails, so that those that come meanwhile are claimed together. Each claim and each record is synced
 * to the disk that visitors' forms are written to, so claiming one by one would slow down a burst of quotes.
 */
const batchInterval = 100;
const hour = 3_600_000;

/** Messages from the web process to this one. */
export type Order = "wake-mail" | "finish";

const transportFor = (config: Config, database: Database, log: Log) => {
  const from = config.mailFrom ?? site.email;
  const attachments = (ids: readonly string[]) => filesOf(database, ids);
  const mail = config.smtpUrl
    ? smtpTransport(config.smtpUrl, from, attachments)
    : fileTransport(config.dataFolder, from, attachments);
  return config.alertWebhookUrl ? alertingTransport(mail, config.alertWebhookUrl, log) : mail;
};

/**
 * The mail process, beside the web process: sends emails, runs the periodic jobs and removes old files, until the web process stops it or
 * is gone for any reason. Either way the email being sent is sent and recorded first, and a job stops between two items. That is why it is
 * a process of its own: in the web process, a kill between the mail server's "accepted" and the record of it would send the email twice.
 */
export async function work(): Promise<void> {
  // The web process died while this one was loading: nothing has begun, and the data folder must be left alone.
  if (!process.connected) return;
  const config = readConfig(process.env);
  const log = logOn(createLogger(config.logLevel));
  const store = openDatabase(config, log, 2);
  const watch = watchClock(store.database, systemClock, log);
  const deliverer: Deliverer = {
    store,
    transport: transportFor(config, store.database, log),
    clock: systemClock,
    log,
    retrySeconds: config.mailRetrySeconds,
    clockTrusted: () => watch.stableClockMinutes() > 60,
  };
  let ports: Ports | undefined;
  const mailSleep = wakeableSleep();
  const deliveries = deliveryQueue(deliverer, mailSleep.wake);
  const jobsSleep = wakeableSleep();
  const tidySleep = wakeableSleep();
  const stop = new AbortController();
  const finish = () => {
    stop.abort();
    mailSleep.wake();
    jobsSleep.wake();
    tidySleep.wake();
  };
  process.on("message", (order: Order) => (order === "finish" ? finish() : mailSleep.wake()));
  process.on("disconnect", finish);
  // Ctrl-C and service managers signal the whole group: a signal does what the message does, so that the email being sent is sent first.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, finish);

  // Without a callback, a message that the web process can no longer receive would end this one, with emails being sent.
  process.send?.("ready", undefined, undefined, () => {});
  log.info("mail.ready", { pid: process.pid });
  // Not a job, since every machine does it for itself; in parallel, so that a slow disk or a file that can't be removed delays no job.
  const tidy = async () => {
    if (watch.stableClockMinutes() < stableMinutesToErase) return poll;
    await removeFilesOfErasedEmails(store.database, config.dataFolder, systemClock.now());
    return hour;
  };
  await Promise.all([
    untilStopped(log, "mail", mailSleep, stop.signal, async () => {
      if ((await deliveries.begin()) === 0) return Math.min(poll, (await deliveries.untilNext()) ?? poll);
      await wait(batchInterval, undefined, { signal: stop.signal }).catch(() => {});
      return 0;
    }),
    untilStopped(log, "jobs", jobsSleep, stop.signal, async () => {
      // Opened in this loop, so that it is tried again while the database is unavailable.
      ports ??= await portsOn(config, store, log, mailSleep.wake);
      // The only call: the other two loops read what it finds, and until the first one the clock counts as unsteady for them.
      await watch.look();
      const steady = watch.stableClockMinutes();
      const mayRun = jobs
        .filter(({ stableClockMinutes }) => steady >= stableClockMinutes)
        .map((job) => ({
          ...job,
          run: (ports: Ports, stop: AbortSignal) => job.run({ ...ports, clock: watch.clock }, stop),
        }));
      return (await runDue(mayRun, ports, stop.signal)) > 0 ? 0 : Math.min(poll, await untilJob(mayRun, ports));
    }),
    untilStopped(log, "stored-mail", tidySleep, stop.signal, tidy, hour),
  ]);
  await deliveries.settled();
  await store.close().catch((error: unknown) => log.error("mail.close", error));
  if (process.connected) process.disconnect();
}

/** Repeats `work`, which returns how many milliseconds to wait before the next time. @param afterError how many after an error */
async function untilStopped(
  log: Log,
  name: string,
  { sleep }: ReturnType<typeof wakeableSleep>,
  stop: AbortSignal,
  work: () => Promise<number>,
  afterError = poll,
) {
  while (!stop.aborted) {
    try {
      const rest = await work();
      if (rest > 0) await sleep(rest);
    } catch (error) {
      // The database or the disk is unavailable or busy: the web process tells visitors; here it is enough to wait.
      log.error(`${name}.interrupted`, error);
      await sleep(afterError);
    }
  }
}
