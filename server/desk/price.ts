/** Prices a quote, line by line, and sends it. */
import { formatDate } from "../../app/dates/dates.ts";
import { dueOf } from "../../app/features/booking/due.server.ts";
import { dueRows, payingText } from "../../app/features/booking/due-text.ts";
import { lastDay, type OfferLine, offerColumns, totalOf } from "../../app/features/booking/offer.server.ts";
import { sendOffer } from "../../app/features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../app/features/booking/set-price.server.ts";
import { transition } from "../../app/features/quote/status.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { Refusal } from "../refusal.ts";
import { editLines, needPounds, readLine, wrongAmount } from "./lines.ts";
import type { Desk, Result } from "./open.ts";
import { headOf, lineRows, priceText } from "./quote.ts";
import { readable, theQuote } from "./quotes.ts";
import { fields } from "./terminal/table.ts";
import { needDay, readDay, refusalText } from "./text.ts";

interface PriceOptions {
  travel?: string;
  /** "WORDS=POUNDS" in place of the estimate's lines */
  line?: string[];
  /** "WORDS=POUNDS" in addition to them */
  extra?: string[];
  until?: string;
  send?: boolean;
}

/** @throws Refusal when the quote can't have this price; Unanswered when something is missing and can't be asked for */
export async function price(desk: Desk, typed: string, options: PriceOptions): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const step = transition(quote.status, "priced");
  if (!step.ok) throw new Refusal([refusalText(quote.reference, { kind: "illegal", ...step })]);
  desk.show(`${headOf(quote, desk.width)}\n\n${await priceText(desk, quote)}\n`);

  const initial = [...(await initialLines(desk, quote, options)), ...(options.extra ?? []).map(readLine)];
  const linesByOption = options.line ?? options.extra ?? options.travel;
  const lines = desk.ask.interactive && linesByOption === undefined ? await editLines(desk, initial) : initial;
  const validUntil = await lastDayFor(desk, quote, options.until);
  desk.show(`\n${proposedText(desk, quote, lines, validUntil)}\n`);
  const total = `${formatPounds(totalOf(lines))} in all, valid until ${formatDate(validUntil)}`;
  await desk.ask.agree(`${quote.reference} for ${quote.name}: ${total}. Price it so?`);

  const priced = await setPrice(desk.ports, {
    reference: quote.reference,
    lines,
    validUntil,
    expectedVersion: quote.version,
  });
  if (!priced.ok) {
    const { refusal } = priced;
    throw new Refusal([refusal.kind === "unfit" ? refusal.because : refusalText(quote.reference, refusal)]);
  }
  if (options.send || (await desk.ask.whether(`Send it to ${quote.email} now?`))) return sendNow(desk, priced.quote);
  return { data: readable(priced.quote), text: `Priced: ${total}. Not sent: npm run desk send ${quote.reference}` };
}

/** The price as it would be sent: its lines, their total, and what is due when. */
function proposedText({ width, today }: Desk, quote: Quote, lines: readonly OfferLine[], validUntil: string): string {
  const due = dueOf({ ...quote, ...offerColumns(quote, lines, validUntil), status: "priced" }, [], today);
  return fields(
    [
      ...lineRows(lines),
      ["In all", formatPounds(totalOf(lines))],
      ...(due ? dueRows(due).map(({ label, pence }) => [label, formatPounds(pence)] as const) : []),
      ["To pay", due && payingText(due)],
    ],
    width,
  );
}

async function initialLines({ ask }: Desk, quote: Quote, { line, travel }: PriceOptions): Promise<OfferLine[]> {
  if (line) return line.map(readLine);
  const suggested = suggestedLines(quote, travel === undefined ? undefined : needPounds(travel));
  if (suggested) return suggested;
  const typed = await ask.text(`The way to ${quote.place}, in pounds?`, "--travel POUNDS", { wrong: wrongAmount });
  return suggestedLines(quote, needPounds(typed)) ?? [];
}

async function lastDayFor({ ask, today }: Desk, quote: Quote, typed: string | undefined): Promise<string> {
  const usual = lastDay(quote.eventDate, today);
  const day =
    typed ??
    (ask.interactive
      ? await ask.text("Valid until the end of?", "--until DAY", {
          initial: usual,
          wrong: (text) => (readDay(text, today) ? undefined : "Write the day as 2027-06-12."),
        })
      : usual);
  return needDay(day, today);
}

/** Sends what is priced; sent again, it goes out with a new link and the old ones go on working. */
export async function send(desk: Desk, typed: string): Promise<Result> {
  const quote = await theQuote(desk, typed);
  desk.show(`${headOf(quote, desk.width)}\n\n${await priceText(desk, quote)}\n`);
  await desk.ask.agree(`Send it to ${quote.email}?`);
  return sendNow(desk, quote);
}

async function sendNow({ ports }: Desk, { reference, version, email }: Quote): Promise<Result> {
  const sent = await sendOffer(ports, { reference, expectedVersion: version });
  if (sent.ok) {
    const text = `On its way to ${email}. Their private link, should they ask for it again:\n${sent.link}`;
    return { data: { ...readable(sent.quote), link: sent.link }, text };
  }
  const { refusal } = sent;
  if (refusal.kind === "not-priced")
    throw new Refusal([`${reference} is not priced yet: npm run desk price ${reference}`]);
  if (refusal.kind === "expired")
    throw new Refusal([`The price was valid until ${formatDate(refusal.validUntil)}: npm run desk price ${reference}`]);
  throw new Refusal([refusalText(reference, refusal)]);
}
