/** The subcommands of `performers`. */
import { Argument, type Command, Option } from "commander";
import { weekdays } from "../../../app/features/performer/fields.ts";
import type { Work } from "../open.ts";

/** @param action makes a command's action from a function that loads its work */
export function addPerformerCommands(
  performers: Command,
  action: (load: () => Promise<Work>) => (...args: unknown[]) => Promise<void>,
): void {
  const load = () => import("./performers.ts");
  const command = (nameAndArguments: string, description: string) =>
    performers.command(nameAndArguments).description(description).option("--json", "print the answer for programs");
  const asking = (nameAndArguments: string, description: string) =>
    command(nameAndArguments, description).option("--yes", "yes to what would be asked");

  command("show <performer>", "one of them").action(action(async () => (await load()).showOne));
  command("add", "a new one")
    .requiredOption("--name <name>", "as customers read it")
    .requiredOption("--legal-name <name>", "for the accounts")
    .requiredOption("--act <act...>", "what they do, such as cheeky-butlers")
    .requiredOption("--base <place>", "where they set out from: LS6, or Leeds")
    .requiredOption("--miles <number>", "how far they travel")
    .requiredOption("--phone <number>", "to be called on")
    .requiredOption("--email <address>", "where requests go")
    .requiredOption("--fee <pounds>", "usual fee for one job")
    .option("--notes <text>", "for you alone")
    .action(action(async () => (await load()).add));
  command("off <performer>", "days off: one day, a range, or a weekday")
    .option("--from <day>", "the first day")
    .option("--to <day>", "the last; the same day when left out")
    .addOption(new Option("--every <weekday>", "only these days, until further notice").choices(weekdays))
    .option("--note <text>", "why")
    .action(action(async () => (await load()).off));
  command("stop <performer>", "asks them for nothing more; what they have said yes to stands").action(
    action(async () => (await load()).activate(false)),
  );
  command("start <performer>", "asks them again").action(action(async () => (await load()).activate(true)));
  command("free <reference>", "who is asked for a booking, and who is free for it").action(
    action(async () => (await load()).free),
  );
  asking("ask <reference> <performer>", "asks one for a booking: by email, with a private link")
    .option("--fee <pounds>", "when it is not the usual one")
    .option("--note <text>", "for them, with the request")
    .option("--pass-on", "asks the next who is free when they say no, or nothing in time")
    .action(action(async () => (await load()).askFor));
  command("answer <reference> <performer>", "notes what they said by phone")
    .addArgument(new Argument("<answer>", "what they said").choices(["yes", "no"]))
    .action(action(async () => (await load()).answered));
  asking("release <reference> <performer>", "takes a request or a yes back; they are told").action(
    action(async () => (await load()).release),
  );
}
