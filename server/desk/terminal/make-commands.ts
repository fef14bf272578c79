/** Makes the desk's commands: the options that all have in common, and each command's file loaded only when the command is used. */
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Desk, Result, Work } from "../open.ts";

/** Opens the desk, runs the command on it, and prints its result. */
export type Run = (options: { json?: boolean; yes?: boolean }, work: (desk: Desk) => Promise<Result>) => Promise<void>;

const integer = (typed: string) => {
  if (/^[1-9]\d{0,6}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("It takes a number from 1.");
};

export const limit = (): Option => new Option("--limit <number>", "how many at most").default(50).argParser(integer);

export function commandsOn(desk: Command, run: Run) {
  const command = (group: string, nameAndArguments: string, description: string) =>
    desk
      .command(nameAndArguments)
      .description(description)
      .helpGroup(group)
      .option("--json", "print the answer for programs; ask nothing");
  const yes = "yes to what would be asked";
  return {
    command,
    asking: (group: string, nameAndArguments: string, description: string) =>
      command(group, nameAndArguments, description).option("--yes", yes),
    /** The commands under one, such as `reviews show`. */
    under(parent: Command) {
      const inner = (nameAndArguments: string, description: string) =>
        parent.command(nameAndArguments).description(description).option("--json", "print the answer for programs");
      return {
        command: inner,
        asking: (nameAndArguments: string, description: string) =>
          inner(nameAndArguments, description).option("--yes", yes),
      };
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
