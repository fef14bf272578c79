/** What needs attention today, on both desks: for each kind the number and the first items. Each query uses an index. */
import { type ExpressionBuilder, type NotNull, sql } from "kysely";
import type { Database } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { hasBegun, venueMoment } from "../../../dates/today.server.ts";
import { declinedChanges } from "../../booking/change/answer-change.server.ts";
import { hasBalance } from "../../booking/due.server.ts";
import { unansweredMessages } from "../../message/unanswered.server.ts";
import { refundChannelColumns, withRefundChannel } from "../../payment/refund-store.server.ts";
import { holding } from "../../performer/rules.ts";
import { partiesWithoutPerformer } from "../../performer/staffing.server.ts";
import { confirmed, type Status } from "../../quote/status.ts";
import type { Quote } from "../../quote/table.server.ts";
import { lapsedToOffer } from "./lapsed-bookings.server.ts";
import { lostDisputes } from "./lost-disputes.server.ts";
import { unpaidParties } from "./unpaid-parties.server.ts";
import { waitingChanges } from "./waiting-changes.server.ts";

/** Parties within this many days count as near. */
export const near = 14;
/** Days before an offer's last day from which it counts as ending soon. */
const ending = 2;
/** Statuses in which the customer has the price but has not booked. */
const offering: readonly Status[] = ["reviewing", "sent", "accepted", "deposit-pending"];
/** Maximum rows of each kind; the lists show the rest. */
const maxListed = 10;

export interface CountedList<T> {
  count: number;
  first: T[];
}

/** @param today ISO date at the venue. @param adapter the name of the payment adapter in use */
export async function readDay(database: Database, today: string, now: Date, adapter: string) {
  const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const inStatus = (...statuses: Status[]) => database.selectFrom("quote").where("status", "in", statuses);
  const offered = (...statuses: Status[]) => inStatus(...statuses).where("suspect", "=", 0);
  /** Queries each status separately, along its index: sorting them together would read all rows. */
  const soonestToEnd = async () => {
    const rows: Quote[] = [];
    for (const status of offering)
      rows.push(...(await offered(status).selectAll().orderBy("offerValidUntil").limit(maxListed).execute()));
    const end = ({ offerValidUntil }: Quote) => offerValidUntil ?? "";
    return rows.toSorted((a, b) => end(a).localeCompare(end(b))).slice(0, maxListed);
  };
  const parties = inStatus(...confirmed)
    .where("eventDate", ">=", today)
    .where("eventDate", "<=", addDays(today, near));
  const unasked = inStatus(...confirmed)
    .where("eventDate", ">", addDays(today, near))
    // Each requested or accepted place has its own assignment row.
    .where(({ eb, selectFrom }) =>
      eb(
        "quote.performers",
        ">",
        selectFrom("assignment")
          .select(({ fn }) => fn.countAll<number>().as("held"))
          .whereRef("assignment.reference", "=", "quote.reference")
          .where("assignment.status", "in", holding),
      ),
    );
  const owed = database.selectFrom("refund").where("refund.status", "in", ["owed", "failed"]);
  const disputed = database.selectFrom("payment").where("dispute", "=", "open");
  const lost = lostDisputes(database);
  const lapsed = lapsedToOffer(database, today);
  const failed = database.selectFrom("outbox").where("status", "=", "undelivered").where("kind", "!=", "desk-sign-in");
  const late = database.selectFrom("outbox").where("status", "=", "waiting").where("createdAt", "<", anHourAgo);
  const messagesWith = (suspect: 0 | 1) => {
    const waiting = database.selectFrom("enquiry").where("doneAt", "is", null).where("suspect", "=", suspect);
    return counted(waiting.select(all), waiting.selectAll().orderBy("createdAt").orderBy("id").limit(maxListed));
  };
  const unanswered = unansweredMessages(database, now);
  const reviews = database.selectFrom("review").where("status", "=", "waiting");
  const declined = declinedChanges(database, today);
  const all = sql<number | string>`count(*)`.as("count");
  const count = async (query: { executeTakeFirst(): Promise<{ count: number | string } | undefined> }) =>
    Number((await query.executeTakeFirst())?.count ?? 0);
  const counted = async <T>(counting: Parameters<typeof count>[0], listing: { execute(): Promise<T[]> }) => {
    const found = await count(counting);
    return { count: found, first: found === 0 ? [] : await listing.execute() } satisfies CountedList<T>;
  };
  const queue = (query: ReturnType<typeof inStatus>, order: keyof Quote, then = order) =>
    counted(query.select(all), query.selectAll().orderBy(order).orderBy(then).limit(maxListed));
  // Parties that began earlier today, for example at half past midnight, are no longer "soon".
  const { time } = venueMoment(now);
  const toBegin = ({ eb, or }: ExpressionBuilder<{ quote: Quote }, "quote">) =>
    or([eb("eventDate", ">", today), eb("eventTime", "is", null), eb("eventTime", ">", time)]);
  const refunds = await counted(
    owed.select(all),
    owed
      .innerJoin("payment", "payment.id", "refund.paymentId")
      .leftJoin("quote", "quote.reference", "refund.reference")
      .selectAll("refund")
      .select("quote.name")
      .select(refundChannelColumns)
      .orderBy("refund.dueAt")
      .limit(maxListed),
  );
  const lacking = (await partiesWithoutPerformer(database, today, near)).filter(
    ({ eventDate, eventTime }) => !hasBegun(eventDate, eventTime, now),
  );
  const unpaid = await unpaidParties(database, today, maxListed);
  const changes = await waitingChanges(database, today, now, near);
  return {
    queues: {
      toPrice: await queue(inStatus("requested").where("suspect", "=", 0), "createdAt"),
      automaticEnquiries: await queue(inStatus("requested").where("suspect", "=", 1), "createdAt"),
      toSend: await queue(inStatus("priced"), "createdAt"),
      waiting: await counted(offered(...offering).select(all), { execute: soonestToEnd }),
      ending: await queue(
        inStatus("reviewing", "sent")
          .where("suspect", "=", 0)
          .where("offerValidUntil", ">=", today)
          .where("offerValidUntil", "<=", addDays(today, ending))
          .where(toBegin),
        "offerValidUntil",
      ),
      unasked: await queue(unasked, "eventDate"),
      agreed: await queue(offered("accepted", "deposit-pending"), "eventDate"),
      parties: await queue(parties, "eventDate", "eventTime"),
      incomplete: await queue(
        parties.where(toBegin).where((is) => is.or([is("eventTime", "is", null), is("venue", "is", null)])),
        "eventDate",
        "eventTime",
      ),
      balances: await queue(
        inStatus("booked").where("offerBalanceDue", "<=", today).where(hasBalance),
        "offerBalanceDue",
      ),
    },
    unpaid,
    refunds: { ...refunds, first: refunds.first.map((refund) => withRefundChannel(refund, adapter)) },
    disputes: await counted(
      disputed.select(all),
      disputed
        .leftJoin("quote", "quote.reference", "payment.reference")
        .select(["payment.id", "payment.reference", "payment.pence", "quote.name"])
        .orderBy("payment.reference")
        .limit(maxListed),
    ),
    lost: await counted(
      lost.select(all),
      lost
        .selectAll("quote")
        .select(["payment.id as paymentId", sql<number>`payment.pence - payment.refunded`.as("chargedBack")])
        .orderBy("payment.reference")
        .orderBy("payment.id")
        .limit(maxListed),
    ),
    lapsed: await counted(
      lapsed.select(all),
      lapsed.selectAll("quote").orderBy("quote.eventDate").orderBy("quote.reference").limit(maxListed),
    ),
    undelivered: await counted(
      failed.select(all),
      failed.selectAll().orderBy("createdAt", "desc").orderBy("id").limit(maxListed),
    ),
    messages: await messagesWith(0),
    automaticMessages: await messagesWith(1),
    unanswered: await counted(
      unanswered.select(all),
      unanswered
        .select(["quote.reference", "quote.name", "message.id", "message.words", "message.createdAt"])
        .orderBy("message.createdAt")
        .orderBy("message.id")
        .limit(maxListed),
    ),
    declined: await counted(
      declined.select(all),
      declined
        .selectAll("quote")
        .select("bookingChange.declinedAt")
        .$narrowType<{ declinedAt: NotNull }>()
        .orderBy("bookingChange.declinedAt")
        .limit(maxListed),
    ),
    waitingChanges: { count: changes.length, first: changes.slice(0, maxListed) },
    lacking: { count: lacking.length, first: lacking.slice(0, maxListed) },
    reviews: await counted(
      reviews.select(all),
      reviews.select(["id", "author", "rating", "act", "createdAt"]).orderBy("createdAt").limit(maxListed),
    ),
    held: await count(late.select(all)),
    jobs: await database.selectFrom("job").select(["name", "lastError"]).where("lastError", "is not", null).execute(),
  };
}
export type Day = Awaited<ReturnType<typeof readDay>>;
