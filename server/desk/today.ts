/** What the day wants of the owner, what waits for others, and what is near. */
import type { Database } from "../../app/context.ts";
import { addDays, formatLongDate } from "../../app/features/quote/dates.ts";
import type { Status } from "../../app/features/quote/rules.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { listMail, mailTable } from "./mail.ts";
import type { Answer, Desk } from "./open.ts";
import { priceOf, readable } from "./quotes.ts";
import { section, table } from "./table.ts";
import { actName, formatMoment } from "./words.ts";

/** Days ahead that are near. */
const near = 14;
/** Rows of one kind; the rest is for the lists. */
const most = 10;

export async function showToday({ database, ports, today, width }: Desk): Promise<Answer> {
  const now = ports.clock.now();
  const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const inStatus = (...statuses: Status[]) => quotesIn(database, statuses);
  const toPrice = await inStatus("requested").where("suspect", "=", 0).orderBy("created_at").execute();
  const toSend = await inStatus("priced").orderBy("created_at").execute();
  const waiting = await inStatus("reviewing", "sent", "accepted", "deposit-pending")
    .where("suspect", "=", 0)
    .orderBy("offer_valid_until")
    .execute();
  const parties = await inStatus("booked", "balance-paid")
    .where("event_date", ">=", today)
    .where("event_date", "<=", addDays(today, near))
    .orderBy("event_date")
    .execute();
  const balances = await inStatus("booked")
    .where("offer_balance_due", "<=", today)
    .orderBy("offer_balance_due")
    .execute();
  const refunds = await database.selectFrom("refund").selectAll().where("status", "in", ["owed", "failed"]).execute();
  const disputes = await database.selectFrom("payment").select("reference").where("dispute", "=", "open").execute();
  const undelivered = await listMail(database, { limit: 1000, status: "undelivered" });
  const held = (await listMail(database, { limit: 1000, status: "waiting" })).filter(
    (mail) => mail.created_at < anHourAgo,
  );
  const messages = await database
    .selectFrom("enquiry")
    .selectAll()
    .where("suspect", "=", 0)
    .where("created_at", ">=", `${addDays(today, -2)}T00:00:00.000Z`)
    .orderBy("created_at", "desc")
    .execute();
  const reviews = await database.selectFrom("review").select("id").where("status", "=", "waiting").execute();
  const jobs = await database
    .selectFrom("job")
    .select(["name", "last_error"])
    .where("last_error", "is not", null)
    .execute();

  const rows = (heading: string, found: readonly Record<string, unknown>[], then: string) =>
    found.length === 0
      ? []
      : [section(`${heading}: ${found.length}`, `${table(found.slice(0, most), width)}\n  npm run desk ${then}`)];
  const text = [
    formatLongDate(today),
    ...rows("To be priced, longest waiting first", toPrice.map(askedRow), "price REFERENCE"),
    ...rows("Priced and not sent", toSend.map(pricedRow), "send REFERENCE"),
    ...rows(
      "Balance due and not here",
      balances.map((quote) => balanceRow(quote)),
      "paid REFERENCE",
    ),
    ...rows(
      "To go back",
      refunds.map(({ id, reference, pence, status }) => ({
        Id: id.slice(0, 8),
        Quote: reference,
        Amount: formatPounds(pence),
        Status: status,
      })),
      "refunds",
    ),
    ...(disputes.length > 0
      ? [section("Disputed payments", disputes.map(({ reference }) => `  npm run desk quote ${reference}`).join("\n"))]
      : []),
    ...(undelivered.length > 0
      ? [
          section(
            `Letters that could not be delivered: ${undelivered.length}`,
            `${mailTable(undelivered.slice(0, most), width)}\n  npm run desk resend ID`,
          ),
        ]
      : []),
    ...(held.length > 0
      ? [section(`Letters waiting for more than an hour: ${held.length}`, "  npm run desk mail")]
      : []),
    ...rows(
      "Messages of the last days",
      messages.map(({ id, created_at, name, email }) => ({
        Id: id.slice(0, 8),
        Written: formatMoment(created_at),
        Name: name,
        "E-mail": email,
      })),
      "enquiry ID",
    ),
    ...(reviews.length > 0 ? [section(`Reviews that wait: ${reviews.length}`, "  npm run desk reviews")] : []),
    ...(jobs.length > 0
      ? [
          section(
            "Jobs that failed the last time",
            table(
              jobs.map(({ name, last_error }) => ({ Job: name, Why: last_error })),
              width,
            ),
          ),
        ]
      : []),
    ...rows(`Parties within ${near} days`, parties.map(partyRow), "quote REFERENCE"),
    ...rows("Waiting for customers", waiting.map(pricedRow), "quotes"),
  ];
  if (text.length === 1) text.push("Nothing waits for you.");
  const quotes = { toPrice, toSend, balances, parties, waiting };
  const opened = Object.fromEntries(Object.entries(quotes).map(([name, found]) => [name, found.map(readable)]));
  const counted = {
    refunds,
    disputes: disputes.map(({ reference }) => reference),
    undelivered,
    held: held.length,
    messages,
  };
  return { data: { day: today, ...opened, ...counted, reviews: reviews.length, jobs }, text: text.join("\n") };
}

const quotesIn = (database: Database, statuses: readonly Status[]) =>
  database.selectFrom("quote").selectAll().where("status", "in", statuses);

const party = ({ performers, act, place }: Quote) => `${performers} × ${actName(act)}, ${place}`;

const askedRow = (quote: Quote) => ({
  Reference: quote.reference,
  Asked: formatMoment(quote.created_at),
  Party: quote.event_date,
  What: party(quote),
  Estimate: priceOf(quote),
  Name: quote.name,
});
const pricedRow = (quote: Quote) => ({
  Reference: quote.reference,
  Status: quote.status,
  "Valid until": quote.offer_valid_until,
  Party: quote.event_date,
  Price: priceOf(quote),
  Name: quote.name,
});
const balanceRow = (quote: Quote) => ({
  Reference: quote.reference,
  Due: quote.offer_balance_due,
  Balance: formatPounds(quote.offer_balance ?? 0),
  Party: quote.event_date,
  Name: quote.name,
  Phone: quote.phone,
});
const partyRow = (quote: Quote) => ({
  Party: quote.event_date,
  Start: quote.event_time,
  Reference: quote.reference,
  What: party(quote),
  Money: quote.status === "balance-paid" ? "all paid" : `${formatPounds(quote.offer_balance ?? 0)} left`,
  Name: quote.name,
  Phone: quote.phone,
});
