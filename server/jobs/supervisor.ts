import { type ChildProcess, fork } from "node:child_process";
import type { Log } from "../../app/context.ts";
import { waitForNoReader } from "../log-output.ts";
import type { Order } from "./worker.ts";

const second = 1000;
/** A flag of V8: an eighth less memory; emails are rendered more slowly, which delays no visitor. */
const smallMemoryFlag = "--optimize-for-size";
/** Milliseconds after which a process counts as healthy: when it dies later, the waits start from the shortest again. */
const healthy = 60 * second;

/** Keeps one mail process running from `file`: when it dies it is started again after 1 s, then 2 s, 4 s, up to a minute. */
export function startJobs(file: string, log: Log) {
  let child: ChildProcess | undefined;
  /** Whether the process has said that it is ready for messages. */
  let ready = false;
  let ending = false;
  let wait = second;
  let restart: NodeJS.Timeout | undefined;
  const ended = Promise.withResolvers<void>();

  const beginLater = () => {
    restart = setTimeout(begin, wait);
    wait = Math.min(wait * 2, 60 * second);
  };
  const begin = () => {
    const began = Date.now();
    ready = false;
    try {
      child = fork(file, {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
        execArgv: [...process.execArgv, smallMemoryFlag],
      });
    } catch (error) {
      // Node throws some reasons for which a process can't be started, such as too little memory, and emits others as "error".
      log.error("jobs.process", error, { wait });
      return beginLater();
    }
    child.once("message", () => {
      ready = true;
    });
    waitForNoReader();
    // "error" may come without "exit" when the process could not be started at all.
    child.once("error", (error) => log.error("jobs.process", error));
    child.once("close", (code, signal) => {
      if (ending) return ended.resolve();
      log.error("jobs.ended", new Error("the mail process ended"), { code: code ?? 0, signal: signal ?? "none", wait });
      if (Date.now() - began > healthy) wait = second;
      beginLater();
    });
  };
  begin();

  const sendOrder = (order: Order) => {
    // A process that is ending can't be woken; the next one polls by itself.
    if (child?.connected) child.send(order, () => {});
  };
  return {
    wakeMail: () => sendOrder("wake-mail"),
    /** From now on the mail process is not restarted when it ends: a signal to the whole process group ends it too. */
    stopRestarting() {
      ending = true;
    },
    /** Ends the mail process. Resolves when it has sent the emails it was sending and has ended. */
    finish() {
      ending = true;
      clearTimeout(restart);
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) ended.resolve();
      else if (ready) sendOrder("finish");
      // The process is still loading and has no emails yet: on a slow machine, loading may take longer than a stop may take.
      else child.kill("SIGKILL");
      return ended.promise;
    },
  };
}
