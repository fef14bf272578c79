/** The built site as a process that tests start, kill and start again, as its own service manager would. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "../../..");

export interface Running {
  readonly child: ChildProcess;
  /** Both streams so far */
  output(): string;
  /** Its exit code, or the signal that ended it; resolves when all its output has been read */
  readonly ended: Promise<number | string>;
  /** Resolves when the text is in the output; rejects when the process ends before, and after a minute. */
  says(text: string): Promise<void>;
}

const running = new Set<ChildProcess>();
/** The processes that are running now. */
export const allRunning = (): ReadonlySet<ChildProcess> => new Set(running);
/** Kills everything that was started, except `kept`: a test that fails halfway must not leave processes behind. */
export function endAll(kept?: ReadonlySet<ChildProcess>): void {
  for (const child of running) if (!kept?.has(child)) child.kill("SIGKILL");
}
process.once("exit", () => endAll());

/**
 * Starts Node with these variables alone, beside what Node itself reads. Does not wait.
 * @param args a script with its arguments, after flags of Node's own @param folder of the site, when it is not this project's
 */
export function launch(
  env: Record<string, string | undefined>,
  args: readonly string[] = ["scripts/serve.mjs"],
  folder = root,
): Running {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // The cache saves a script that Node runs from its sources a third of its start.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, "exit").then(async ([code, signal]) => {
    // Output may still be in the pipes. They don't close reliably: a child process that outlives it keeps them open.
    for (let read = -1; read < text.length; ) {
      read = text.length;
      await nextTurn();
      await nextTurn();
    }
    return (code ?? signal) as number | string;
  });
  return {
    child,
    ended,
    output: () => text,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const fail = (what: string) => reject(new Error(`It ${what} and did not say "${wanted}":\n${text}`));
        const timer = setTimeout(() => fail("ran for a minute"), 60_000);
        const look = () => {
          if (!text.includes(wanted)) return;
          listeners.delete(look);
          clearTimeout(timer);
          resolve();
        };
        listeners.add(look);
        look();
        ended.then((code) => {
          clearTimeout(timer);
          fail(`ended with ${code}`);
        });
      }),
  };
}

/** Asks it to stop, and kills it when that takes a minute. @throws when it does not end with 0 */
export async function stop({ child, ended, output }: Running): Promise<void> {
  child.kill("SIGTERM");
  const killer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const code = await ended;
  clearTimeout(killer);
  if (code !== 0) throw new Error(`It ended with ${code} when asked to stop:\n${output()}`);
}

type Answer<T> = T | undefined | false | "";

/** Polls until the answer is truthy, for conditions without an event. @throws after `timeout` milliseconds */
export async function until<T>(what: string, ask: () => Answer<T> | Promise<Answer<T>>, timeout = 60_000): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${timeout / 1000} s`);
    await wait(50);
  }
}
