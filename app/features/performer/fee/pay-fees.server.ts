/** Which performers were paid for jobs that are over, and who has to be. Money in pence, dates ISO at the venue. */
import { sql } from "kysely";
import type { Reader, StorePorts } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { everBooked, type Status } from "../../quote/status.ts";
import { assignmentById } from "../assignments.server.ts";
import { recordAssignment } from "../record.server.ts";
import { isErased } from "../store.server.ts";
import type { Assignment } from "../table.server.ts";

type Job = Pick<Assignment, "status" | "endsAt" | "paidOn" | "noShow">;

/** They said yes, the customer had booked, the party is over, and they came. Cancelling releases them only before that. */
export const isOwed = ({ status, endsAt, noShow }: Job, booking: Status, now: Date): boolean =>
  status === "accepted" && noShow === 0 && everBooked.includes(booking) && endsAt <= now.toISOString();

export const isToPay = (job: Job, booking: Status, now: Date): boolean =>
  job.paidOn === null && isOwed(job, booking, now);

const jobsWithNames = (reader: Reader) =>
  reader
    .selectFrom("assignment")
    .innerJoin("performer", "performer.id", "assignment.performerId")
    .innerJoin("quote", "quote.reference", "assignment.reference")
    .select(["assignment.id", "assignment.reference", "assignment.performerId", "assignment.fee", "assignment.paidOn"])
    .select(["assignment.status", "assignment.startsAt", "assignment.endsAt", "assignment.noShow"])
    .select([
      "performer.publicName",
      "performer.legalName",
      "performer.email",
      "quote.place",
      "quote.status as booking",
    ]);

/** Of jobs that are over and not marked as paid, the oldest first. @param performerId one performer's only */
export async function feesToPay(reader: Reader, now: Date, performerId?: string) {
  const rows = await jobsWithNames(reader)
    // The status is written into the SQL: with a parameter in its place SQLite could not use the index of these jobs.
    .where("assignment.status", "=", sql.lit("accepted"))
    .where("assignment.paidOn", "is", null)
    .where("assignment.endsAt", "<=", now.toISOString())
    .$if(performerId !== undefined, (query) => query.where("assignment.performerId", "=", performerId ?? ""))
    .orderBy("assignment.endsAt")
    .orderBy("assignment.id")
    .execute();
  return rows
    .filter((row) => isToPay(row, row.booking, now))
    .map(({ id, reference, performerId, publicName, legalName, email, place, startsAt, fee }) => ({
      /** Of the assignment */
      id,
      reference,
      performerId,
      place,
      fee,
      name: isErased({ email }) ? legalName : publicName,
      date: venueDate(new Date(startsAt)),
    }));
}

export type FeeToPay = Awaited<ReturnType<typeof feesToPay>>[number];

/** By name. */
export const byPerformer = (fees: readonly FeeToPay[]) =>
  [...Map.groupBy(fees, ({ performerId }) => performerId)]
    .map(([performerId, theirs]) => ({
      performerId,
      name: theirs[0]?.name ?? "",
      total: totalOf(theirs),
      fees: theirs,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));

export type PerformerToPay = ReturnType<typeof byPerformer>[number];

export const totalOf = (fees: readonly Pick<FeeToPay, "fee">[]): number => fees.reduce((sum, { fee }) => sum + fee, 0);

interface Paying {
  performerId: string;
  /** What was shown: a fee that has changed since is not paid by the same money */
  jobs: readonly Pick<FeeToPay, "id" | "fee">[];
  /** The day on which the money was sent or given */
  on: string;
  actor: Actor;
}

/** `same`: all were marked before, and keep their day. `stale`: one is not theirs, not over, or has another fee */
export type PayFeesResult = { kind: "paid"; pence: number } | { kind: "same" | "wrong-day" | "stale" };

/** All or none. A performer may have been paid in advance; a day more than a year before the party is most likely a mistyped year. */
export function markFeesPaid(ports: StorePorts, { performerId, jobs, on, actor }: Paying): Promise<PayFeesResult> {
  const at = ports.clock.now();
  return ports.write(async (write): Promise<PayFeesResult> => {
    const ids = jobs.map(({ id }) => id);
    const stored = await jobsWithNames(write)
      .where("assignment.performerId", "=", performerId)
      .where("assignment.id", "in", ids)
      .execute();
    const asShown = (row: (typeof stored)[number]) => jobs.some(({ id, fee }) => id === row.id && fee === row.fee);
    if (stored.length < ids.length || !stored.every((row) => isOwed(row, row.booking, at) && asShown(row)))
      return { kind: "stale" };
    const unpaid = stored.filter(({ paidOn }) => paidOn === null);
    if (unpaid.length === 0) return { kind: "same" };
    const tooEarly = ({ startsAt }: Pick<Assignment, "startsAt">) => on < addDays(venueDate(new Date(startsAt)), -365);
    if (on > venueDate(at) || unpaid.some(tooEarly)) return { kind: "wrong-day" };
    for (const job of unpaid) {
      await write.updateTable("assignment").set({ paidOn: on }).where("id", "=", job.id).execute();
      await recordAssignment(write, actor, "fee-paid", job, at);
    }
    return { kind: "paid", pence: totalOf(unpaid) };
  });
}

interface Unmarking {
  id: string;
  /** The day that was shown: somebody else may have marked it since, with another */
  paidOn: string;
  actor: Actor;
}

/** Takes back a mark that was a mistake. @returns whether the fee is not marked any more; twice counts once */
export const unmarkFeePaid = (ports: StorePorts, { id, paidOn, actor }: Unmarking): Promise<boolean> =>
  ports.write(async (write) => {
    const job = await assignmentById(write, id);
    if (!job || job.paidOn === null) return true;
    if (job.paidOn !== paidOn) return false;
    await write.updateTable("assignment").set({ paidOn: null }).where("id", "=", id).execute();
    await recordAssignment(write, actor, "fee-not-paid", job, ports.clock.now());
    return true;
  });
