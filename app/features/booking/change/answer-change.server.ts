import type { Database, Ports, StorePorts, Write } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { recordChange } from "../../history/record-change.server.ts";
import { changeForPerformers } from "../../performer/staffing.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { confirmed } from "../../quote/status.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { applyChange } from "./apply-change.server.ts";
import { changeDetail } from "./change-text.server.ts";
import { answeredMail } from "./email.ts";
import { deleteProposal, waitingChange } from "./open-proposal.server.ts";
import { changedColumns } from "./proposal.server.ts";

/**
 * Records the customer's yes or no. After a yes the performers are asked again.
 * @param madeAt identifies the proposal that the customer was shown
 * @returns false when that proposal was replaced, withdrawn or answered, or its day is over; nothing is done then
 */
export async function answerChange(
  ports: StorePorts,
  { reference, madeAt, yes }: { reference: Reference; madeAt: string; yes: boolean },
): Promise<boolean> {
  const quote = await quoteByReference(ports.database, reference);
  const at = ports.clock.now();
  const today = venueDate(at);
  const waiting = quote && (await waitingChange(ports.database, quote, today));
  if (!quote || waiting?.madeAt !== madeAt) return false;
  const { details, plan } = waiting;
  const detail = changeDetail(quote, details, plan);
  const now = yes ? waiting.after : quote;
  const performers = await changeForPerformers(ports.database, now);
  const toOwner = answeredMail({ quote: now, plan, yes, performers }, ports.settings.origin);
  const extraWrites = async (write: Write) => {
    await recordChange(write, {
      at,
      actor: { kind: "customer" },
      subject: { kind: "quote", id: reference },
      action: yes ? "Said yes to the change" : "Said no to the change",
      detail,
    });
    await ports.outbox.put(write, toOwner, reference);
  };
  if (yes) {
    const move = { actor: "visitor", at, detail, expectedVersion: quote.version } as const;
    const columns = changedColumns(quote, details, plan, today);
    const made = await applyChange(ports, {
      quote,
      plan,
      columns,
      notify: true,
      move,
      proposalMadeAt: madeAt,
      extraWrites: async (write) => {
        await deleteProposal(write, reference);
        await extraWrites(write);
      },
    });
    return made.ok;
  }
  return ports.write(async (write) => {
    const taken = await write
      .updateTable("bookingChange")
      .set({ declinedAt: at.toISOString() })
      .where("reference", "=", reference)
      .where("madeAt", "=", madeAt)
      .where("declinedAt", "is", null)
      .returning("madeAt")
      .executeTakeFirst();
    if (taken) await extraWrites(write);
    return taken !== undefined;
  });
}

/** Future bookings whose customer said no to a change, until the owner ticks that off. @param today ISO, at the venue */
export const declinedChanges = (database: Database, today: string) =>
  database
    .selectFrom("bookingChange")
    .innerJoin("quote", "quote.reference", "bookingChange.reference")
    .where("bookingChange.declinedAt", "is not", null)
    .where("quote.status", "in", confirmed)
    .where("quote.eventDate", ">=", today);

/**
 * The owner ticks off that the customer said no.
 * @param declinedAt identifies the no that the owner was shown
 * @returns false if it was ticked off before, or the booking has changed since
 */
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
