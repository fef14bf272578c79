/** Every command of the desk with its description: the table of contents, and what `npm run desk -- --help` prints. */
import { Argument, Command, Option } from "commander";
import { parts } from "../../app/features/money/rules.ts";
import { addAccessCommands } from "./access/commands.ts";
import { addBookingCommands } from "./bookings/commands.ts";
import { addBusinessCommands } from "./business/commands.ts";
import { exportKinds, groupNames, mailStatuses, methodNames, statusNames, whoCancels } from "./choices.ts";
import { addMessageCommands } from "./messages/commands.ts";
import { addPerformerCommands } from "./performers/commands.ts";
import { commandsOn, limit, type Run } from "./terminal/make-commands.ts";

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
    .configureHelp({ subcommandTerm: termOf })
    .addHelpText("after", notes)
    .helpCommand("help [command]", "all about one command")
    .exitOverride();

  const make = commandsOn(desk, run);
  const { command, asking, action } = make;
  const status = () =>
    new Option("--status <name...>", `only these: ${groupNames.join(", ")}, or one of the statuses`).choices(
      statusNames,
    );
  const look = "Look";
  command(look, "today", "what you have to do today, and which parties are near; also without any command", {
    isDefault: true,
  }).action(action(() => import("./today.ts"), "showToday"));
  command(look, "quotes", "the quotes, newest first")
    .addOption(status())
    .option("--act <act>", "only of this act, such as cheeky-butlers")
    .option("--from <day>", "parties from this day on: today, 2027-06-12")
    .option("--to <day>", "parties up to this day")
    .addOption(limit())
    .action(action(() => import("./quotes.ts"), "listQuotes"));
  command(look, "quote <reference>", "everything about one").action(action(() => import("./quote.ts"), "showQuote"));
  command(look, "find <words...>", "quotes and messages that hold these words: a name, an address, a number, a company")
    .addOption(limit())
    .action(action(() => import("./find.ts"), "find"));
  command(look, "enquiries", "messages from the contact form, newest first")
    .addOption(limit())
    .action(action(() => import("./enquiries.ts"), "listEnquiries"));
  command(look, "enquiry <id>", "one message").action(action(() => import("./enquiries.ts"), "showEnquiry"));

  const work = "Price and book";
  const pounds = "WORDS=POUNDS";
  asking(work, "price <reference>", "prices a quote: its lines, travel, the last day of the offer; and sends it")
    .option("--travel <pounds>", "travel, when the price list has no price for it")
    .option("--line <line...>", `all the lines yourself, each ${pounds}, in place of the estimate's`)
    .option("--extra <line...>", `lines beside them, each ${pounds}`)
    .option("--until <day>", "the last day of the offer; the usual number of days when left out")
    .option("--note <text>", "your words to the customer, above the price")
    .option("--send", "send it at once")
    .action(action(() => import("./price.ts"), "price"));
  asking(work, "send <reference>", "sends the price with a private link; again, with a new one").action(
    action(() => import("./price.ts"), "send"),
  );
  addBookingCommands(make, work);
  asking(work, "paid <reference>", "notes money that arrived: a transfer, or cash on the night")
    .addOption(new Option("--part <part>", "what it is for").choices(parts))
    .addOption(new Option("--by <way>", "how it came").choices(methodNames))
    .option("--amount <pounds>", "how much arrived, held against what is due")
    .option("--on <day>", "the day it arrived, such as 2027-06-12; today when left out")
    .action(action(() => import("./paid.ts"), "paid"));
  asking(work, "not-paid <reference>", "takes back that a balance was marked as paid by mistake: it never came")
    .addOption(new Option("--part <part>", "what was marked").choices(parts))
    .action(action(() => import("./bookings/marked-payment.ts"), "notPaid"));
  asking(work, "correct-paid <reference>", "corrects how or on which day money came that you marked as paid")
    .addOption(new Option("--part <part>", "what was marked").choices(parts))
    .addOption(new Option("--by <way>", "how it came").choices(methodNames))
    .option("--on <day>", "the day it arrived, such as 2027-06-12; as it is when left out")
    .action(action(() => import("./bookings/marked-payment.ts"), "correctPaid"));
  asking(work, "cancel <reference>", "cancels a booking; shows first what goes back by the terms that were agreed")
    .addOption(new Option("--by <who>", "who cancels: when we do, everything goes back").choices(whoCancels))
    .option("--told <day>", "the day the customer told you, such as 2027-06-12; today when left out")
    .option("--refund <pounds>", "refund more than the terms say")
    .addOption(
      new Option("--never-came <part>", "we cancel, since this was marked as paid by mistake")
        .choices(parts)
        .conflicts("by"),
    )
    .action(action(() => import("./end.ts"), "cancel"));
  asking(work, "refund-part <reference> <pounds>", "refunds a part of what was paid; the booking stands")
    .option("--note <text>", "your words to the customer, in the email")
    .action(action(() => import("./end.ts"), "refundPartly"));
  asking(work, "write-off <reference>", "gives up what was left unpaid after a party; nobody is told")
    .option("--reason <text>", "why: a note that only we see")
    .action(action(() => import("./bookings/write-off.ts"), "writeOff"));
  asking(work, "withdraw <reference>", "takes a quote back before it is booked").action(
    action(() => import("./end.ts"), "withdraw"),
  );
  asking(work, "decline <reference>", "notes that the customer said no, before it is booked").action(
    action(() => import("./end.ts"), "decline"),
  );
  command(work, "refunds", "what has to go back, and what is on its way")
    .option("--all", "those that are back, too")
    .action(action(() => import("./paid.ts"), "listRefunds"));
  asking(work, "refunded <id>", "notes that you have sent one back by hand")
    .option("--on <day>", "the day you sent it, such as 2027-06-12; today when left out")
    .action(action(() => import("./paid.ts"), "refunded"));

  const access = "The desk in the browser";
  command(
    access,
    "sign-in [email]",
    "prints a link that opens /desk once, for whoever DESK_EMAILS names; the owner when left out",
  ).action(action(() => import("./sign-in.ts"), "signIn"));
  command(access, "demo", "loads a demonstration week into an empty database")
    .option("--clear", "takes it away again")
    .action(action(() => import("./demo.ts"), "demo"));
  addAccessCommands(make, access);

  const emails = "Emails";
  command(emails, "mail [about]", "the emails, newest first; of one quote or message when it is named")
    .addOption(new Option("--status <name>", "only these").choices(mailStatuses))
    .addOption(new Option("--undelivered", "only those that could not be delivered").implies({ status: "undelivered" }))
    .addOption(limit())
    .action(action(() => import("./mail.ts"), "mailbox"));
  command(emails, "mail-show <id>", "one email: headers and text").action(
    action(() => import("./mail.ts"), "showMail"),
  );
  asking(emails, "resend <id>", "sends an email again, to the same address or another")
    .option("--to <address>", "when the address was wrong")
    .action(action(() => import("./resend.ts"), "resend"));

  addMessageCommands(make);
  addPerformerCommands(make);
  addBusinessCommands(make);

  const keep = "Keep and forget";
  command(keep, "export", "quotes, payments, refunds, invoices, performers’ fees or messages as CSV for a spreadsheet")
    .addArgument(new Argument("[what]", "what to export").choices(exportKinds).default("quotes"))
    .option("--out <file>", "a new file, readable by you alone; printed when left out")
    .addOption(status())
    .option("--act <act>", "quotes only of this act")
    .option("--from <day>", "quotes of parties from this day on")
    .option("--to <day>", "quotes of parties up to this day")
    .action(action(() => import("./export.ts"), "exportCsv"));
  asking(keep, "no-news <reference>", "notes that the customer wants no more news and offers by email").action(
    action(() => import("./bookings/no-news.ts"), "noNews"),
  );
  asking(keep, "erase", "erases a person who asks for it; shows first what goes and what the law keeps")
    .argument("<who>", "an email address, or a quote or message of theirs")
    .action(action(() => import("./erase.ts"), "erase"));

  const reviews = command(
    "Reviews",
    "reviews",
    "bookers' reviews, those that wait first; show, publish, decline, mask, reply",
  )
    .addOption(limit())
    .action(action(() => import("./reviews.ts"), "listReviews"));
  const review = make.under(reviews);
  review.command("show <id>", "one of them").action(action(() => import("./reviews.ts"), "showReview"));
  review
    .asking("publish <id>", "shows it, whatever its stars; asks first when it contains contact details")
    .action(action(() => import("./reviews.ts"), "publish"));
  review
    .command("decline <id>", "keeps it from being shown, or takes it down")
    .requiredOption("--words <text>", "why")
    .action(action(() => import("./reviews.ts"), "decline"));
  review
    .command("mask <id>", "takes a name, a number or an address out of its text, for good; opinions stay")
    .requiredOption("--words <text>", "what to take out, exactly as the review has it")
    .action(action(() => import("./reviews.ts"), "mask"));
  review
    .command("reply <id>", "your answer, shown under it")
    .requiredOption("--words <text>", "your answer")
    .action(action(() => import("./reviews.ts"), "reply"));
  return desk;
}

/** A command as the help lists it, such as "quote <reference>": without "[options]", which every command has. */
const termOf = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((one) => {
      const name = `${one.name()}${one.variadic ? "..." : ""}`;
      return one.required ? `<${name}>` : `[${name}]`;
    }),
  ].join(" ");
