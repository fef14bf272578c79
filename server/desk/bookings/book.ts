/** Takes a booking down from a call. */
import { randomUUID } from "node:crypto";
import { formatLongDate } from "../../../app/dates/dates.ts";
import { bookByPhone } from "../../../app/features/booking/by-phone/book-by-phone.server.ts";
import { lastDay, linesOf, totalOf } from "../../../app/features/booking/offer.server.ts";
import { readNote } from "../../../app/features/desk/booking/lines.server.ts";
import { answersIn, tickedOff } from "../../../app/features/desk/messages/from-message.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import { byId } from "../by-id.ts";
import type { afterCall } from "../choices.ts";
import type { Desk, Result } from "../open.ts";
import { linesFor, proposedText } from "../price.ts";
import { headOf } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";
import { askPriced, askRest, type DetailOptions, detailsFrom, pricedFrom } from "./details.ts";

interface BookOptions extends DetailOptions {
  travel?: string;
  line?: string[];
  extra?: string[];
  note?: string;
  /** Id of a message from the contact form */
  message?: string;
  then?: (typeof afterCall)[number];
}

/** @throws Refusal that names what is wrong by its option, or says which of the requested steps was not done */
export async function book(desk: Desk, options: BookOptions): Promise<Result> {
  const { ask, ports, today, width, by } = desk;
  const message = options.message === undefined ? undefined : await byId(desk.database, "enquiry", options.message);
  if (message?.bookingRef) throw new Refusal([`That message is a booking already: ${message.bookingRef}.`]);
  const given = await askPriced(desk, { ...(message && answersIn(message)), ...options });
  // In a script everything that is missing is named at once.
  const priced = ask.interactive ? pricedFrom(desk, given) : detailsFrom(desk, given);
  const { eventDate, groupSize, place } = priced.answers;
  const unpriced = options.then === "keep" && (options.line ?? options.extra ?? options.travel) === undefined;
  const lines = unpriced ? [] : await linesFor(desk, place, (travel) => linesOf(priced.estimate, travel), options);
  if (!unpriced) {
    const party = { eventDate, groupSize, offerVersion: 0 };
    desk.show(`\n${proposedText(desk, party, lines, lastDay(eventDate, today))}\n`);
  }
  const details = detailsFrom(desk, await askRest(desk, given));
  const { name, email } = details.answers;
  const go =
    options.then ??
    (await ask.choose<(typeof afterCall)[number]>("And then?", "--then agreed, --then send or --then keep", [
      { value: "agreed", label: "They said yes: send it to pay" },
      { value: "send", label: "Send the price" },
      { value: "keep", label: "Keep it for later" },
    ]));
  const price = unpriced ? "no price yet" : `${formatPounds(totalOf(lines))} in all`;
  const goes = {
    agreed: `${email} gets what they agreed to`,
    send: `${email} gets the price`,
    keep: "nothing is sent",
  };
  await ask.agree(`${formatLongDate(eventDate)} in ${place} for ${name}: ${price}, and ${goes[go]}. Right?`);

  const booked = await bookByPhone(ports, {
    details,
    lines,
    note: readNote(options.note ?? "") || null,
    key: randomUUID(),
    go,
    by,
    ...(message && { extraWrites: tickedOff(message.id, by, ports.clock.now()) }),
  });
  if (!booked.ok) throw new Refusal([`${booked.reference} is stored, and nothing was sent: ${booked.because}`]);
  const quote = await theQuote(desk, booked.reference);
  const link = booked.link === null ? "" : ` Their private link, should they ask for it:\n${booked.link}`;
  return {
    data: { ...readable(quote), link: booked.link },
    text: `${headOf(quote, width)}\n\nStored: ${price}, and ${goes[go]}.${link}`,
  };
}
