/** The subcommands of `performers`. */
import { Argument, type Command, Option } from "commander";
import { weekdays } from "../../../app/dates/dates.ts";
import type { Make } from "../terminal/make-commands.ts";

/** What the form about a performer asks; all of it for a new one. */
const details = [
  ["--name <name>", "as customers read it"],
  ["--legal-name <name>", "for the accounts"],
  ["--act <act...>", "what they do, such as cheeky-butlers"],
  ["--base <place>", "where they set out from: LS6, or Leeds"],
  ["--miles <number>", "how far they travel"],
  ["--phone <number>", "to be called on"],
  ["--email <address>", "where requests go"],
  ["--fee <pounds>", "usual fee for one job"],
] as const;

export function addPerformerCommands({ command: make, under, action }: Make): void {
  const load = () => import("./performers.ts");
  const roster = () => import("./roster.ts");
  const performers = make(
    "Performers",
    "performers",
    "who performs; show, add, edit, off, remove-off, stop, start, free, ask, answer, fee, release, fees, paid, not-paid, no-show",
  ).action(action(roster, "listAll"));
  const { command, asking } = under(performers);
  const notes = (command: Command) => command.option("--notes <text>", "for you alone");

  command("show <performer>", "one of them").action(action(roster, "showOne"));
  const add = asking("add", "a new one").action(action(roster, "add"));
  for (const [flags, description] of details) add.requiredOption(flags, description);
  notes(add);
  const edit = command("edit <performer>", "changes what is named, and leaves the rest");
  for (const [flags, description] of details) edit.option(flags, description);
  notes(edit).action(action(roster, "edit"));
  command("off <performer>", "days off: one day, a range, or a weekday")
    .option("--from <day>", "the first day")
    .option("--to <day>", "the last; the same day when left out")
    .addOption(new Option("--every <weekday>", "only these days, until further notice").choices(weekdays))
    .option("--note <text>", "why")
    .action(action(roster, "off"));
  command("remove-off <performer> <days>", "removes days off, by their id").action(action(roster, "removeOff"));
  command("stop <performer>", "asks them for nothing more; what they have said yes to stands").action(
    action(roster, "stop"),
  );
  command("start <performer>", "asks them again").action(action(roster, "start"));
  command("free <reference>", "who is asked for a booking, and who is free for it").action(action(load, "free"));
  asking("ask <reference> <performer>", "asks one for a booking: by email, with a private link")
    .option("--fee <pounds>", "when it is not the usual one")
    .option("--note <text>", "for them, with the request")
    .option("--pass-on", "asks the next who is free when they say no, or nothing in time")
    .action(action(load, "askFor"));
  command("answer <reference> <performer>", "notes what they said by phone")
    .addArgument(new Argument("<answer>", "what they said").choices(["yes", "no"]))
    .action(action(load, "answered"));
  command(
    "fee <reference> <performer> <pounds>",
    "another fee for one who is asked or has said yes; they are told",
  ).action(action(load, "fee"));
  asking("release <reference> <performer>", "takes a request or a yes back; they are told").action(
    action(load, "release"),
  );
  const fees = () => import("./fees.ts");
  command("fees", "what is left to pay of parties that are over, by performer").action(action(fees, "listFees"));
  asking("paid <performer> [reference...]", "marks fees as paid; all that are left to pay when no booking is named")
    .option("--on <day>", "the day; today when left out")
    .action(action(fees, "paid"));
  command("not-paid <performer> <reference>", "takes back that a fee was marked as paid by mistake").action(
    action(fees, "notPaid"),
  );
  command("no-show <performer> <reference>", "notes that they did not come, so that no fee is owed")
    .option("--undo", "they came after all")
    .action(action(fees, "noShow"));
}
