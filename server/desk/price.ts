/** Prices a quote, line by line, and sends it. */
import { formatDate } from "../../app/dates/dates.ts";
import { agreeByPhone } from "../../app/features/booking/by-phone/agree-by-phone.server.ts";
import { dueOf } from "../../app/features/booking/due.server.ts";
import { dueRows, payingText } from "../../app/features/booking/due-text.ts";
import { lastDay, type OfferLine, offerColumns, totalOf } from "../../app/features/booking/offer.server.ts";
import { sendOffer } from "../../app/features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../app/features/booking/set-price.server.ts";
import { readNote } from "../../app/features/desk/booking/lines.server.ts";
import { previewOf } from "../../app/features/desk/booking/preview.server.ts";
import { transition } from "../../app/features/quote/status.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { editLines, needPounds, readLine, wrongAmount } from "./lines.ts";
import type { Desk, Result } from "./open.ts";
import { headOf, lineRows, priceText } from "./quote.ts";
import { readable, theQuote } from "./quotes.ts";
import { fields, paragraph, section } from "./terminal/table.ts";
import { needDay, parseDay, refusedFor } from "./text.ts";

interface PriceOptions {
  travel?: string;
  /** "WORDS=POUNDS" in place of the estimate's lines */
  line?: string[];
  /** "WORDS=POUNDS" in addition to them */
  extra?: string[];
  until?: string;
  note?: string;
  send?: boolean;
}
type LineOptions = Pick<PriceOptions, "travel" | "line" | "extra">;

/** @throws Refusal when the quote can't have this price; Unanswered when something is missing and can't be asked for */
export async function price(desk: Desk, typed: string, options: PriceOptions): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const step = transition(quote.status, "priced");
  if (!step.ok) throw refusedFor(quote.reference, { kind: "illegal", ...step });
  desk.show(`${headOf(quote, desk.width)}\n\n${await priceText(desk, quote)}\n`);

  const lines = await linesFor(desk, quote.place, (travel) => suggestedLines(quote, travel), options);
  const validUntil = await lastDayFor(desk, quote, options.until);
  desk.show(`\n${proposedText(desk, quote, lines, validUntil)}\n`);
  const total = `${formatPounds(totalOf(lines))} in all, valid until ${formatDate(validUntil)}`;
  await desk.ask.agree(`${quote.reference} for ${quote.name}: ${total}. Set this price?`);

  const priced = await setPrice(desk.ports, {
    reference: quote.reference,
    lines,
    validUntil,
    note: readNote(options.note ?? quote.offerNote ?? "") || null,
    expectedVersion: quote.version,
  });
  if (!priced.ok) throw refusedFor(quote.reference, priced.refusal);
  if (options.send || (await desk.ask.whether(`Send it to ${quote.email} now?`))) return sendNow(desk, priced.quote);
  return { data: readable(priced.quote), text: `Priced: ${total}. Not sent: npm run desk send ${quote.reference}` };
}

/** The price as it would be sent: its lines, their total, and what is due when. */
export function proposedText(
  { width, today }: Desk,
  party: Parameters<typeof offerColumns>[0],
  lines: readonly OfferLine[],
  validUntil: string,
): string {
  const due = dueOf({ ...offerColumns(party, lines, validUntil), status: "priced", leftUnpaid: null }, [], today);
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

/** @param suggested by the price list; undefined while travel has no price */
export async function linesFor(
  desk: Desk,
  place: string,
  suggested: (travelPence?: number) => OfferLine[] | undefined,
  { line, travel, extra }: LineOptions,
): Promise<OfferLine[]> {
  const initial =
    line?.map(readLine) ??
    suggested(travel === undefined ? undefined : needPounds(travel)) ??
    suggested(await askTravel(desk, place)) ??
    [];
  const lines = [...initial, ...(extra ?? []).map(readLine)];
  return desk.ask.interactive && (line ?? extra ?? travel) === undefined ? editLines(desk, lines) : lines;
}

/** @returns pence */
export const askTravel = async ({ ask }: Desk, place: string): Promise<number> =>
  needPounds(await ask.text(`The way to ${place}, in pounds?`, "--travel POUNDS", { wrong: wrongAmount }));

async function lastDayFor({ ask, today }: Desk, quote: Quote, typed: string | undefined): Promise<string> {
  const usual = lastDay(quote.eventDate, today);
  const day =
    typed ??
    (ask.interactive
      ? await ask.text("Valid until the end of?", "--until DAY", {
          initial: usual,
          wrong: (text) => (parseDay(text, today) ? undefined : "Write the day as 2027-06-12."),
        })
      : usual);
  return needDay(day, today);
}

/** Sends the price. When it is sent again the email has a new link, and the old links still work. */
export async function send(desk: Desk, typed: string): Promise<Result> {
  const quote = await theQuote(desk, typed);
  desk.show(await lookedAt(desk, quote));
  await desk.ask.agree(`Send it to ${quote.email}?`);
  return sendNow(desk, quote);
}

/** Records a yes given by phone, and emails the customer what they agreed to, with a link to pay. */
export async function agreed(desk: Desk, typed: string): Promise<Result> {
  const quote = await theQuote(desk, typed);
  desk.show(await lookedAt(desk, quote, true));
  await desk.ask.agree(`${quote.name} said yes to this? It goes to ${quote.email}, with a link to pay.`);
  return sendNow(desk, quote, agreeByPhone);
}

/** The request, its price and, for a person, the email as it would go out. */
async function lookedAt(desk: Desk, quote: Quote, agreed = false): Promise<string> {
  const mail = desk.ask.interactive && (await previewOf({ ...desk, quote }, agreed));
  const email = mail ? section(`The email: ${mail.subject}`, paragraph(mail.text, desk.width)) : "";
  return `${headOf(quote, desk.width)}\n\n${await priceText(desk, quote)}\n${email}\n`;
}

async function sendNow(
  { ports, by }: Desk,
  { reference, version, email }: Quote,
  sendIt: typeof sendOffer | typeof agreeByPhone = sendOffer,
): Promise<Result> {
  const sent = await sendIt(ports, { reference, expectedVersion: version, by });
  if (!sent.ok) throw refusedFor(reference, sent.refusal);
  const text = `On its way to ${email}. Their private link, should they ask for it again:\n${sent.link}`;
  return { data: { ...readable(sent.quote), link: sent.link }, text };
}
