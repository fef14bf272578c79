import { pipeline } from "node:stream/promises";
import { CommanderError } from "commander";
import type { Clock } from "../../app/context.ts";
import { json, printable } from "../../app/printable.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { isDamaged } from "../database/errors.ts";
import { damagedFile } from "../database/sqlite.ts";
import { codeOf, Refusal } from "../refusal.ts";
import { openDesk } from "./open.ts";
import { programFor } from "./program.ts";
import { asking, Declined, Unanswered } from "./terminal/ask.ts";
import type { Run } from "./terminal/make-commands.ts";
import { type Terminal, thisTerminal } from "./terminal/terminal.ts";

/** Exit codes, as the help lists them: done, it can't be done, a wrong command or a missing answer, the person said no. */
const codes = { done: 0, refused: 1, wrong: 2, declined: 130 } as const;

/** The agency's desk on the command line. @returns the exit code */
export async function desk(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal = thisTerminal(),
  clock = systemClock,
): Promise<number> {
  const program = programFor(runWith(env, terminal, clock));
  const output = {
    writeOut: terminal.out,
    writeErr: terminal.err,
    getOutHelpWidth: () => terminal.width,
    getErrHelpWidth: () => terminal.width,
  };
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])])
    command.configureOutput(output).exitOverride();
  try {
    await program.parseAsync([...argv], { from: "user" });
    return codes.done;
  } catch (error) {
    if (error instanceof CommanderError) return wrongCommand(error, terminal);
    if (error instanceof Declined) return fail(terminal, "Nothing was changed.", codes.declined);
    if (error instanceof Unanswered) return fail(terminal, error.message, codes.wrong);
    if (error instanceof Refusal) return fail(terminal, error.message, codes.refused);
    if (isDamaged(error)) return fail(terminal, damagedFile(readConfig(env).dataFolder, error).message, codes.refused);
    if (codeOf(error))
      return fail(
        terminal,
        `The database does not answer as it should (${codeOf(error)}). Nothing was changed.`,
        codes.refused,
      );
    throw error;
  }
}

const runWith =
  (env: NodeJS.ProcessEnv, terminal: Terminal, clock: Clock): Run =>
  async ({ json: asJson = false, yes = false }, work) => {
    const { close, ...open } = await openDesk(env, clock);
    try {
      const ask = asking(terminal, { json: asJson, yes });
      const show = (text: string) => void (asJson || terminal.out(`${printable(text)}\n`));
      const answer = await work({ ...open, width: terminal.width, ask, show });
      if ("pages" in answer) await write(terminal, asJson ? jsonOf(answer.pages) : answer.text);
      else terminal.out(asJson ? `${json(answer.data)}\n` : `${printable(answer.text)}\n`);
    } finally {
      await close();
    }
  };

/** Writes as fast as the reader reads. When the reader closes the pipe (`| head`), writing ends without an error. */
async function write({ output }: Terminal, text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text, output, { end: false });
  } catch (error) {
    if (!["EPIPE", "ERR_STREAM_PREMATURE_CLOSE"].includes(codeOf(error))) throw error;
  }
}

/** One JSON array, a row at a time. */
async function* jsonOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of pages)
    for (const row of rows) {
      yield `${before}${json(row)}`;
      before = ",\n";
    }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function fail(terminal: Terminal, sentence: string, code: number): number {
  terminal.err(`${printable(sentence)}\n`);
  return code;
}

/**
 * Explains the most common mistake, which is to leave out the two hyphens before the options: npm then takes the options for itself, and
 * only their values arrive, as excess arguments.
 */
function wrongCommand(error: CommanderError, terminal: Terminal): number {
  if (error.exitCode === 0) return codes.done;
  if (error.code === "commander.excessArguments")
    terminal.err("Options come after two hyphens: npm run desk -- COMMAND --option\n");
  return fail(terminal, "npm run desk -- --help tells what there is.", codes.wrong);
}
