/** The desk's command as a person or a script uses it, with what it printed. */
import { PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import type { Clock, Ports } from "../../../app/context.ts";
import { systemClock } from "../../../server/clock.ts";
import { readConfig } from "../../../server/config.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { desk } from "../../../server/desk/desk.ts";
import { outboxWith } from "../../../server/email/outbox.ts";
import { portsOn } from "../../../server/ports.ts";
import { type OpenPlace, type Place, quietLog, type TestStores } from "./stores.ts";

interface CommandResult {
  code: number;
  out: string;
  err: string;
}

interface At {
  width?: number;
  /** A person's answers: each is typed once its question is on the screen. Without them the command runs in a pipe */
  answers?: readonly (readonly [question: string, typed: string])[];
}

export interface StockedDesk {
  place: Place;
  store: OpenDatabase;
  ports: Ports;
  env: NodeJS.ProcessEnv;
  /** Runs one command. */
  run(command: string | readonly string[], at?: At): Promise<CommandResult>;
  /** The desk's time; 21 November 2026, noon, to begin with */
  setTime(iso: string): void;
  /** Its answer with --json. @throws when it did not end with 0 */
  // biome-ignore lint/suspicious/noExplicitAny: each command answers in its own shape
  json(command: string | readonly string[]): Promise<any>;
}

/** A database with the site's schema, and the desk on it. @param own for a test that changes the schema */
export async function stockedDesk(stores: TestStores, own?: OpenPlace): Promise<StockedDesk> {
  const place = own ?? (await stores.lent());
  const { store } = place;
  const env = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl };
  let now = new Date("2026-11-21T12:00:00Z");
  const clock = { now: () => now };
  const outbox = outboxWith(clock, () => {});
  const ports = { ...(await portsOn(readConfig(env), store, quietLog, () => {})), clock, outbox };
  const run = (command: string | readonly string[], at?: At) => runDesk(argsOf(command), env, at, clock);
  return {
    place,
    store,
    ports,
    env,
    run,
    setTime(iso) {
      now = new Date(iso);
    },
    async json(command) {
      const { code, out, err } = await run([...argsOf(command), "--json"]);
      if (code !== 0) throw new Error(`${command} ended with ${code}: ${err}`);
      return JSON.parse(out);
    },
  };
}

const argsOf = (command: string | readonly string[]) => (typeof command === "string" ? command.split(" ") : command);

export async function runDesk(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  { width = 80, answers }: At = {},
  clock: Clock = systemClock,
): Promise<CommandResult> {
  const said = { out: "", err: "" };
  const input = new PassThrough();
  const output = new PassThrough();
  // The prompt library needs the size of its output, and a raw mode of its input.
  Object.assign(input, { isTTY: true, setRawMode: () => input });
  Object.assign(output, { columns: width, rows: 24 });
  output.setEncoding("utf8").on("data", (text: string) => {
    said.out += text;
  });
  const terminal = {
    width,
    interactive: answers !== undefined,
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
    input,
    output,
  };
  const ended = desk(argv, env, terminal, clock);
  let hasEnded = false;
  ended.finally(() => {
    hasEnded = true;
  });
  let seen = 0;
  for (const [question, typed] of answers ?? []) {
    const deadline = performance.now() + 4000;
    while (!said.out.slice(seen).includes(question)) {
      if (performance.now() > deadline) throw new Error(`It did not ask "${question}":\n${said.out.slice(seen)}`);
      if (hasEnded)
        throw new Error(`It ended with ${await ended} and never asked "${question}":\n${said.out}${said.err}`);
      await turn();
    }
    seen = said.out.length;
    input.write(typed);
  }
  return { code: await ended, ...said };
}
