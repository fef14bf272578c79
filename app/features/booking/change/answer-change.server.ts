import type { Database, Ports, Reader, StorePorts, Write } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { changeForPerformers } from "../../performer/staffing.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { confirmed } from "../../quote/status.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { applyChange } from "./apply-change.server.ts";
import { changeDetail } from "./change-text.server.ts";
import { answeredMail } from "./email.ts";
import { deleteProposal, waitingChange } from "./open-proposal.server.ts";
import { changedColumns } from "./proposal.server.ts";

interface Answer {
  reference: Reference;
  /** Identifies the proposal that the customer was shown */
  madeAt: string;
}

/** After a yes the performers are asked again. @returns false when the proposal was replaced, withdrawn or answered, or its day is over */
export const answerChange = (ports: StorePorts, { yes, ...answer }: Answer & { yes: boolean }): Promise<boolean> =>
  yes ? sayYes(ports, answer) : sayNo(ports, answer);

async function asked(reader: Reader, { reference, madeAt }: Answer, today: string) {
  const quote = await quoteByReference(reader, reference);
  const waiting = quote && (await waitingChange(reader, quote, today));
  return quote && waiting?.madeAt === madeAt ? { quote, waiting } : undefined;
}

async function sayYes(ports: StorePorts, answer: Answer): Promise<boolean> {
  const { reference, madeAt } = answer;
  const at = ports.clock.now();
  const today = venueDate(at);
  const found = await asked(ports.database, answer, today);
  if (!found) return false;
  const { quote, waiting } = found;
  const { details, plan, after } = waiting;
  const detail = changeDetail(quote, details, plan);
  const performers = await changeForPerformers(ports.database, after, at);
  const toOwner = answeredMail({ quote: after, plan, yes: true, performers }, ports.settings.origin);
  const made = await applyChange(ports, {
    quote,
    plan,
    columns: changedColumns(quote, details, plan, today),
    notify: true,
    move: { actor: "visitor", at, detail, expectedVersion: quote.version },
    proposalMadeAt: madeAt,
    extraWrites: async (write) => {
      await deleteProposal(write, reference);
      await recordAnswer(write, { reference, at, action: "Said yes to the change", detail });
      await ports.outbox.put(write, toOwner, reference);
    },
  });
  return made.ok;
}

const sayNo = (ports: StorePorts, answer: Answer): Promise<boolean> =>
  ports.write(async (write) => {
    const { reference } = answer;
    const at = ports.clock.now();
    const found = await asked(write, answer, venueDate(at));
    if (!found) return false;
    const { quote, waiting } = found;
    await write
      .updateTable("bookingChange")
      .set({ declinedAt: at.toISOString() })
      .where("reference", "=", reference)
      .execute();
    const detail = changeDetail(quote, waiting.details, waiting.plan);
    await recordAnswer(write, { reference, at, action: "Said no to the change", detail });
    const performers = await changeForPerformers(write, quote, at);
    const toOwner = answeredMail({ quote, plan: waiting.plan, yes: false, performers }, ports.settings.origin);
    await ports.outbox.put(write, toOwner, reference);
    return true;
  });

const recordAnswer = (
  write: Write,
  { reference, ...change }: { reference: Reference; at: Date; action: string; detail: string },
): Promise<void> => recordOnQuote(write, reference, { ...change, actor: { kind: "customer" } });

/** Future bookings whose customer said no to a change, until the owner ticks that off. @param today ISO, at the venue */
export const declinedChanges = (database: Database, today: string) =>
  database
    .selectFrom("bookingChange")
    .innerJoin("quote", "quote.reference", "bookingChange.reference")
    .where("bookingChange.declinedAt", "is not", null)
    .where("quote.status", "in", confirmed)
    .where("quote.eventDate", ">=", today);

/** The owner ticks off a no. @param declinedAt the no they were shown @returns false if it was ticked off, or the booking has changed */
export const dismissDeclinedChange = (
  { write }: Pick<Ports, "write">,
  { reference, declinedAt }: { reference: Reference; declinedAt: string },
): Promise<boolean> =>
  write(async (transaction) => {
    const dismissed = await transaction
      .deleteFrom("bookingChange")
      .where("reference", "=", reference)
      .where("declinedAt", "=", declinedAt)
      .returning("reference")
      .executeTakeFirst();
    return dismissed !== undefined;
  });
