/** Makes the desk's commands: the options that all have in common, and each command's file loaded only when the command is used. */
import { type Command, type CommandOptions, InvalidArgumentError, Option } from "commander";
import type { Desk, Result, Work } from "../open.ts";

/** Opens the desk, runs the command on it, and prints its result. */
export type Run = (options: { json?: boolean; yes?: boolean }, work: (desk: Desk) => Promise<Result>) => Promise<void>;

const integer = (typed: string) => {
  if (/^[1-9]\d{0,6}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("It takes a number from 1.");
};

export const limit = (): Option => new Option("--limit <number>", "how many at most").default(50).argParser(integer);

/** Every command takes --yes, so that a script may give it to all; the help of those that ask for no answer leaves it out. */
const withCommon = (command: Command, description: string, asks: boolean): Command =>
  command
    .description(description)
    .option("--json", "print the answer for programs; ask nothing")
    .addOption(new Option("--yes", "yes to what would be asked").hideHelp(!asks));

export function commandsOn(desk: Command, run: Run) {
  const made =
    (asks: boolean) =>
    (group: string, nameAndArguments: string, description: string, options: CommandOptions = {}) =>
      withCommon(desk.command(nameAndArguments, options), description, asks).helpGroup(group);
  return {
    command: made(false),
    asking: made(true),
    /** The commands under one, such as `reviews show`. */
    under(parent: Command) {
      const inner = (asks: boolean) => (nameAndArguments: string, description: string) =>
        withCommon(parent.command(nameAndArguments), description, asks);
      return { command: inner(false), asking: inner(true) };
    },
    /** What a command does: this function of the file. Commander passes the arguments, the options and the command. */
    action:
      <Name extends string>(load: () => Promise<Record<Name, Work>>, name: Name) =>
      (...args: unknown[]) => {
        const options = (args.at(-1) as Command).optsWithGlobals();
        const typed = [...args.slice(0, -2), options] as never[];
        return run(options, async (desk) => (await load())[name](desk, ...typed));
      },
  };
}
export type Make = ReturnType<typeof commandsOn>;
