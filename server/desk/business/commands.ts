/** The commands for the calendar, the figures and the invoices. */
import { Option } from "commander";
import { figureTables, periodNames } from "../choices.ts";
import type { Make } from "../terminal/make-commands.ts";

const group = "Calendar, figures and invoices";

export function addBusinessCommands({ command, under, action }: Make): void {
  const inCalendar = () => import("./calendar.ts");
  const calendar = command(group, "calendar", "the parties of four weeks, day by day; feeds, feed, revoke")
    .option("--from <day>", "the first day; today when left out")
    .option("--to <day>", "the last")
    .option("--act <act>", "only of this act")
    .option("--performer <performer>", "only those that hold this performer")
    .action(action(inCalendar, "showCalendar"));
  const feed = under(calendar);
  feed
    .command("feeds", "the secret addresses that telephones subscribe to, without their secrets")
    .action(action(inCalendar, "listFeeds"));
  feed.command("feed", "makes one more address and prints it, this once").action(action(inCalendar, "newFeed"));
  feed.asking("revoke <id>", "takes an address back: it shows nothing any more").action(action(inCalendar, "revoke"));

  command(group, "figures", "enquiries, what is booked of them, time to a price, value: by month, act, town and source")
    .addOption(new Option("--period <period>", "which months").choices(periodNames).default(periodNames[0]))
    .addOption(new Option("--by <table>", "only this table").choices(figureTables))
    .option("--csv", "that table for a spreadsheet; by month when --by is left out")
    .action(action(() => import("./figures.ts"), "showFigures"));

  const inInvoices = () => import("./invoices.ts");
  const invoices = command(
    group,
    "invoices [reference]",
    "invoices, receipts and credit notes, newest first, or those of one booking; send, to, file",
  )
    .option("--before <mark>", "the older ones, after the mark that the list ends with")
    .action(action(inInvoices, "listInvoices"));
  const invoice = under(invoices);
  invoice
    .asking("send <reference>", "sends a booking's invoice, ahead of payment or again")
    .action(action(inInvoices, "send"));
  invoice
    .command("to <reference>", "whom a booking's invoices are made out to; shows it when nothing is named")
    .option("--company <name>", "its name")
    .option("--address <text>", "its address")
    .option("--po-number <number>", "its order number")
    .action(action(inInvoices, "to"));
  invoice
    .command("file <number>", "writes one as a PDF: INV-0007, REC-0003, CN-0001")
    .option("--out <file>", "the new file; named after the document, in this folder, when left out")
    .action(action(inInvoices, "file"));
}
