/** What needs the owner's attention today, what waits for others, and what is near. */

import { formatLongDate } from "../../app/dates/dates.ts";
import { dueOf } from "../../app/features/booking/due.server.ts";
import { actCount, actName } from "../../app/features/catalogue/store.server.ts";
import { withMessage } from "../../app/features/desk/mail/list.server.ts";
import { type CountedList, type Day, near, readDay } from "../../app/features/desk/today/read-day.server.ts";
import type { UnpaidParty } from "../../app/features/desk/today/unpaid-parties.server.ts";
import type { EnquiryTable } from "../../app/features/enquiry/table.server.ts";
import type { Due } from "../../app/features/money/rules.ts";
import type { UnderstaffedBooking } from "../../app/features/performer/staffing.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { mailTable } from "./mail.ts";
import type { Desk, Result } from "./open.ts";
import { priceOf, readable } from "./quotes.ts";
import { section, table } from "./terminal/table.ts";
import { formatMoment, throughText } from "./text.ts";

export async function showToday({ adapter, database, ports, today, width }: Desk): Promise<Result> {
  const day = await readDay(database, today, ports.clock.now(), adapter);
  const { queues, lacking, unpaid, refunds, disputes, failed, held, messages, unanswered, declined, reviews, jobs } =
    day;
  const mails = failed.first.map(withMessage);
  const part = (count: number, heading: string, ...lines: string[]) =>
    count > 0 ? [section(`${heading}: ${count}`, lines.join("\n"))] : [];
  const rows = <T>(
    heading: string,
    { count, first }: CountedList<T>,
    row: (item: T) => Record<string, unknown>,
    then: string,
  ) => {
    const more = count > first.length ? [`  and ${count - first.length} more`] : [];
    return part(count, heading, table(first.map(row), width), ...more, `  npm run desk ${then}`);
  };
  const text = [
    formatLongDate(today),
    ...rows("To be priced, longest waiting first", queues.toPrice, askedRow, "price REFERENCE"),
    ...rows("Priced and not sent", queues.toSend, pricedRow, "send REFERENCE"),
    ...rows("Agreed, not paid", queues.agreed, pricedRow, "paid REFERENCE"),
    ...rows("Later, and a performer to find", queues.unasked, pricedRow, "quote REFERENCE"),
    ...rows("Price ends soon, and no yes", queues.ending, pricedRow, "send REFERENCE"),
    ...rows("Balance due and not here", queues.balances, (quote) => balanceRow(quote, today), "paid REFERENCE"),
    ...rows("Party over, and not paid", unpaid, unpaidRow, "paid REFERENCE"),
    ...rows("To go back", refunds, refundRow, "refunds"),
    ...part(
      disputes.count,
      "Disputed payments",
      ...disputes.first.map(({ reference }) => `  npm run desk quote ${reference}`),
    ),
    ...rows("Disputes that were lost: to be paid again", day.lost, lostRow, "done REFERENCE"),
    ...part(failed.count, "Emails that could not be delivered", mailTable(mails, width), "  npm run desk resend ID"),
    ...part(held, "Emails waiting for more than an hour", "  npm run desk mail"),
    ...rows("Messages to answer", messages, messageRow, "enquiry ID"),
    ...rows("Customers wrote, longest waiting first", unanswered, wroteRow, "write REFERENCE"),
    ...rows("Said no to a change: it stays as it was", declined, declinedRow, "done REFERENCE"),
    ...part(reviews.count, "Reviews that wait", "  npm run desk reviews"),
    ...part(
      jobs.length,
      "Jobs that failed the last time",
      table(
        jobs.map(({ name, lastError }) => ({ Job: name, Why: lastError })),
        width,
      ),
    ),
    ...rows(`Parties within ${near} days without a performer`, lacking, lackingRow, "quote REFERENCE"),
    ...rows(
      `Parties within ${near} days without a time or a venue`,
      queues.incomplete,
      incompleteRow,
      "quote REFERENCE",
    ),
    ...rows(`Parties within ${near} days`, queues.parties, (quote) => partyRow(quote, today), "quote REFERENCE"),
    ...rows("Waiting for customers", queues.waiting, pricedRow, "quotes"),
  ];
  if (text.length === 1) text.push("Nothing waits for you.");
  const quotes = Object.fromEntries(Object.entries(queues).map(([name, { first }]) => [name, first.map(readable)]));
  const others = { unpaid, refunds, disputes, lost: day.lost, undelivered: failed, messages, unanswered, declined };
  const counts = Object.fromEntries(Object.entries({ ...queues, ...others }).map(([name, { count }]) => [name, count]));
  const listed = {
    unpaid: unpaid.first.map(({ left, ...quote }) => ({ ...readable(quote), left })),
    refunds: refunds.first,
    disputes: disputes.first.map(({ reference }) => reference),
    lost: day.lost.first.map(readable),
    undelivered: mails,
    messages: messages.first,
    unanswered: unanswered.first,
    declined: declined.first.map(({ declinedAt, ...quote }) => ({ ...readable(quote), declinedAt })),
  };
  return {
    data: { day: today, ...quotes, ...listed, held, reviews: reviews.count, jobs, counts },
    text: text.join("\n"),
  };
}

const moneyLeftText = (due: Due | null) => (due?.next ? `${formatPounds(due.next.pence)} left` : "all paid");

const party = ({ performers, act, place }: Quote) => `${actCount(performers, act)}, ${place}`;

const refundRow = ({ id, reference, pence, status, way }: Day["refunds"]["first"][number]) => ({
  Id: id.slice(0, 8),
  Quote: reference,
  Amount: formatPounds(pence),
  Status: status,
  Through: throughText[way],
});
const lostRow = ({ reference, chargedBack, eventDate, name, phone }: Day["lost"]["first"][number]) => ({
  Reference: reference,
  "Taken back": formatPounds(chargedBack),
  Party: eventDate,
  Name: name,
  Phone: phone,
});
const messageRow = ({ id, createdAt, name, email }: EnquiryTable) => ({
  Id: id.slice(0, 8),
  Written: formatMoment(createdAt),
  Name: name,
  Email: email,
});
const wroteRow = ({ reference, createdAt, name }: Day["unanswered"]["first"][number]) => ({
  Reference: reference,
  Written: formatMoment(createdAt),
  Name: name,
});
const askedRow = (quote: Quote) => ({
  Reference: quote.reference,
  Asked: formatMoment(quote.createdAt),
  Party: quote.eventDate,
  What: party(quote),
  Estimate: priceOf(quote),
  Name: quote.name,
});
const pricedRow = (quote: Quote) => ({
  Reference: quote.reference,
  Status: quote.status,
  "Valid until": quote.offerValidUntil,
  Party: quote.eventDate,
  Price: priceOf(quote),
  Name: quote.name,
});
const declinedRow = ({ declinedAt, ...quote }: Day["declined"]["first"][number]) => ({
  Reference: quote.reference,
  Said: formatMoment(declinedAt),
  Party: quote.eventDate,
  What: party(quote),
  Name: quote.name,
});
const lackingRow = ({ eventDate, reference, act, place, wanted, accepted, asked }: UnderstaffedBooking) => ({
  Party: eventDate,
  Reference: reference,
  What: `${actName(act)}, ${place}`,
  Performers: `${accepted} of ${wanted}${asked > 0 ? `, ${asked} asked` : ""}`,
});
const incompleteRow = ({ eventDate, reference, eventTime, venue, name, phone }: Quote) => ({
  Party: eventDate,
  Reference: reference,
  Lacks: [eventTime === null && "time", venue === null && "venue"].filter(Boolean).join(", "),
  Name: name,
  Phone: phone,
});
const balanceRow = (quote: Quote, today: string) => {
  const owed = dueOf(quote, [], today)?.next;
  return {
    Reference: quote.reference,
    Due: owed?.lateSince ?? owed?.by,
    Balance: formatPounds(owed?.pence ?? 0),
    Party: quote.eventDate,
    Name: quote.name,
    Phone: quote.phone,
  };
};
const unpaidRow = ({ reference, left, eventDate, name, phone }: UnpaidParty) => ({
  Reference: reference,
  Left: formatPounds(left),
  Party: eventDate,
  Name: name,
  Phone: phone,
});
const partyRow = (quote: Quote, today: string) => ({
  Party: quote.eventDate,
  Start: quote.eventTime,
  Reference: quote.reference,
  What: party(quote),
  Money: moneyLeftText(dueOf(quote, [], today)),
  Name: quote.name,
  Phone: quote.phone,
});
