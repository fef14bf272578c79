/** Every command of the desk with its words: the contents page, and what `npm run desk -- --help` prints. */
import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { exports, mailStatuses, statusNames, waysToPay, whoCancels } from "./choices.ts";
import type { Desk, Result } from "./open.ts";

/** Opens the desk, does the work on it, and prints its answer. */
export type Run = (options: { json?: boolean; yes?: boolean }, work: (desk: Desk) => Promise<Result>) => Promise<void>;

const wholeNumber = (typed: string) => {
  if (/^[1-9]\d{0,6}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("It takes a number from 1.");
};

const notes = `
Options come after two hyphens:   npm run desk -- quotes --status open --json
References are read without hyphens too, ids by their first signs. All about one
command:   npm run desk help price

Exit codes: 0 done; 1 it can't be done, and a sentence says why; 2 the command is
wrong, or an answer is missing; 130 you said no. Questions are asked at a terminal
only: never in a pipe, with --json or with --yes.

The database is the site's (DATABASE_URL, or site.db in DATA_DIR, ./data), and the
site may run meanwhile. More in docs/desk.md.`;

export function programFor(run: Run): Command {
  const desk = new Command("npm run desk")
    .usage("[-- COMMAND ...]")
    .description("The agency's desk: quotes, bookings, money, emails and messages.")
    .configureHelp({
      subcommandTerm: termOf,
    })
    .addHelpText("after", notes)
    .helpCommand("help [command]", "all about one command")
    .exitOverride();

  const command = (group: string, name: string, description: string) =>
    desk
      .command(name)
      .description(description)
      .helpGroup(group)
      .option("--json", "print the answer for programs; ask nothing");
  const limit = () => new Option("--limit <number>", "how many at most").default(50).argParser(wholeNumber);

  const status = () =>
    new Option("--status <name...>", "only these: open, upcoming, or one of the statuses").choices(statusNames);

  const look = "Look";
  desk
    .command("today", { isDefault: true })
    .description("what the day wants of you, and which parties are near; also without any command")
    .helpGroup(look)
    .option("--json", "print the answer for programs")
    .action((options) => run(options, async (desk) => (await import("./today.ts")).showToday(desk)));
  command(look, "quotes", "the quotes, newest first")
    .addOption(status())
    .option("--act <act>", "only of this act, such as cheeky-butlers")
    .option("--from <day>", "parties from this day on: today, 2027-06-12")
    .option("--to <day>", "parties up to this day")
    .addOption(limit())
    .action((options) => run(options, async (desk) => (await import("./quotes.ts")).listQuotes(desk, options)));
  command(look, "quote", "everything about one")
    .argument("<reference>")
    .action((reference, options) =>
      run(options, async (desk) => (await import("./quote.ts")).showQuote(desk, reference)),
    );
  command(look, "find", "quotes and messages that hold these words: a name, an address, a number, a place")
    .argument("<words...>")
    .addOption(limit())
    .action((words: string[], options) =>
      run(options, async (desk) => (await import("./find.ts")).find(desk, words.join(" "), options.limit)),
    );
  command(look, "enquiries", "messages from the contact form, newest first")
    .addOption(limit())
    .action((options) =>
      run(options, async (desk) => (await import("./enquiries.ts")).listEnquiries(desk, options.limit)),
    );
  command(look, "enquiry", "one message")
    .argument("<id>")
    .action((id, options) => run(options, async (desk) => (await import("./enquiries.ts")).showEnquiry(desk, id)));

  const work = "Price and book";
  const yes = "yes to what would be asked";
  const pounds = "WORDS=POUNDS";
  command(work, "price", "prices a quote: its lines, the way there by hand, until when it stands; and sends it")
    .argument("<reference>")
    .option("--travel <pounds>", "the way there, when the price list does not know it")
    .option("--line <line...>", `all the lines yourself, each ${pounds}, in place of the estimate's`)
    .option("--extra <line...>", `lines beside them, each ${pounds}`)
    .option("--until <day>", "the last day of the offer; the usual number of days when left out")
    .option("--send", "send it at once")
    .option("--yes", yes)
    .action((reference, options) =>
      run(options, async (desk) => (await import("./price.ts")).price(desk, reference, options)),
    );
  command(work, "send", "sends the price with a private link; again, with a new one")
    .argument("<reference>")
    .option("--yes", yes)
    .action((reference, options) => run(options, async (desk) => (await import("./price.ts")).send(desk, reference)));
  command(work, "paid", "notes money that arrived: a transfer, or cash on the night")
    .argument("<reference>")
    .addOption(new Option("--part <part>", "what it is for").choices(["deposit", "balance", "whole"]))
    .addOption(new Option("--by <way>", "how it came").choices(waysToPay))
    .option("--amount <pounds>", "how much arrived, held against what is due")
    .option("--yes", yes)
    .action((reference, options) =>
      run(options, async (desk) => (await import("./paid.ts")).paid(desk, reference, options)),
    );
  command(work, "cancel", "cancels a booking; shows first what goes back by the terms that were agreed")
    .argument("<reference>")
    .addOption(new Option("--by <who>", "who cancels: when we do, everything goes back").choices(whoCancels))
    .option("--refund <pounds>", "give back more than the terms say")
    .option("--yes", yes)
    .action((reference, options) =>
      run(options, async (desk) => (await import("./end.ts")).cancel(desk, reference, options)),
    );
  command(work, "withdraw", "takes a quote back before it is booked")
    .argument("<reference>")
    .option("--yes", yes)
    .action((reference, options) => run(options, async (desk) => (await import("./end.ts")).withdraw(desk, reference)));
  command(work, "decline", "notes that the customer said no, before it is booked")
    .argument("<reference>")
    .option("--yes", yes)
    .action((reference, options) => run(options, async (desk) => (await import("./end.ts")).decline(desk, reference)));
  command(work, "refunds", "what has to go back, and what is on its way")
    .option("--all", "those that are back, too")
    .action((options) =>
      run(options, async (desk) => (await import("./paid.ts")).listRefunds(desk, Boolean(options.all))),
    );
  command(work, "refunded", "notes that you have sent one back by hand")
    .argument("<id>")
    .option("--yes", yes)
    .action((id, options) => run(options, async (desk) => (await import("./paid.ts")).refunded(desk, id)));

  const emails = "Emails";
  command(emails, "mail", "the emails, newest first; of one quote or message when it is named")
    .argument("[about]")
    .addOption(new Option("--status <name>", "only these").choices(mailStatuses))
    .option("--undelivered", "only those that could not be delivered")
    .addOption(limit())
    .action((about, { undelivered, ...options }) =>
      run(options, async (desk) =>
        (await import("./mail.ts")).mailbox(desk, { ...options, about, ...(undelivered && { status: "undelivered" }) }),
      ),
    );
  command(emails, "mail-show", "one email: headers and text")
    .argument("<id>")
    .action((id, options) => run(options, async (desk) => (await import("./mail.ts")).showMail(desk, id)));
  command(emails, "resend", "sends an email again, to the same address or another")
    .argument("<id>")
    .option("--to <address>", "when the address was wrong")
    .option("--yes", yes)
    .action((id, options) => run(options, async (desk) => (await import("./resend.ts")).resend(desk, id, options)));

  const keep = "Keep and forget";
  command(keep, "export", "quotes, payments or messages as CSV for a spreadsheet")
    .addArgument(new Argument("[what]", "what to export").choices(exports).default("quotes"))
    .option("--out <file>", "a new file, readable by you alone; printed when left out")
    .addOption(status())
    .option("--act <act>", "quotes only of this act")
    .option("--from <day>", "quotes of parties from this day on")
    .option("--to <day>", "quotes of parties up to this day")
    .action((what, options) =>
      run(options, async (desk) => (await import("./export.ts")).exportCsv(desk, what, options)),
    );
  command(keep, "erase", "erases a person who asks for it; shows first what goes and what the law keeps")
    .argument("<who>", "an e-mail address, or a quote or message of theirs")
    .option("--yes", yes)
    .action((who, options) => run(options, async (desk) => (await import("./erase.ts")).erase(desk, who)));

  const reviews = command(
    "Reviews",
    "reviews",
    "bookers' reviews, those that wait first; show, publish, decline, reply",
  )
    .addOption(limit())
    .action((options) => run(options, async (desk) => (await import("./reviews.ts")).listReviews(desk, options.limit)));
  const review = (name: string, description: string) =>
    reviews.command(name).description(description).option("--json", "print the answer for programs").argument("<id>");
  review("show", "one of them").action((id, _, command) =>
    run(command.optsWithGlobals(), async (desk) => (await import("./reviews.ts")).showReview(desk, id)),
  );
  review("publish", "shows it, whatever its stars").action((id, _, command) =>
    run(command.optsWithGlobals(), async (desk) => (await import("./reviews.ts")).decideReview(desk, "publish", id)),
  );
  review("decline", "keeps it from being shown, or takes it down")
    .requiredOption("--words <text>", "why")
    .action((id, options, command) =>
      run(command.optsWithGlobals(), async (desk) =>
        (await import("./reviews.ts")).decideReview(desk, "decline", id, options.words),
      ),
    );
  review("reply", "your answer, shown under it")
    .requiredOption("--words <text>", "your answer")
    .action((id, options, command) =>
      run(command.optsWithGlobals(), async (desk) =>
        (await import("./reviews.ts")).decideReview(desk, "reply", id, options.words),
      ),
    );
  return desk;
}

/** "quote <reference>": that every command has options goes without saying. */
const termOf = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((one) => {
      const name = `${one.name()}${one.variadic ? "..." : ""}`;
      return one.required ? `<${name}>` : `[${name}]`;
    }),
  ].join(" ");
