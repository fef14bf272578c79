/** What performers are paid: the fees that are left to pay, and the marks. */
import { formatDate } from "../../../app/dates/dates.ts";
import { assignmentsOf } from "../../../app/features/performer/assignments.server.ts";
import { setNoShow } from "../../../app/features/performer/booked/no-show.server.ts";
import {
  byPerformer,
  feesToPay,
  markFeesPaid,
  totalOf,
  unmarkFeePaid,
} from "../../../app/features/performer/fee/pay-fees.server.ts";
import { feeNotPaidText, feesPaidText, noShowText } from "../../../app/features/performer/texts.ts";
import { counted } from "../../../app/ui/counted.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import { byId } from "../by-id.ts";
import type { Desk, Result } from "../open.ts";
import { theQuote } from "../quotes.ts";
import { section, table } from "../terminal/table.ts";
import { needDay } from "../text.ts";

export async function listFees({ database, ports, width }: Desk): Promise<Result> {
  const groups = byPerformer(await feesToPay(database, ports.clock.now()));
  const text = groups.map(({ performerId, name, total, fees }) =>
    section(
      `${name} (${performerId.slice(0, 8)}): ${formatPounds(total)}`,
      table(
        fees.map(({ date, reference, place, fee }) => ({
          Party: date,
          Booking: reference,
          Place: place,
          Fee: formatPounds(fee),
        })),
        width,
      ),
    ),
  );
  return { data: groups, text: text.join("\n").trim() || "No fees to pay." };
}

/**
 * @param references of the bookings; none for all that is left to pay
 * @throws Refusal when there is nothing to mark, or the day is out of range
 */
export async function paid(
  desk: Desk,
  typedPerformer: string,
  references: readonly string[],
  options: { on?: string },
): Promise<Result> {
  const { ask, database, ports, today, by: actor } = desk;
  const on = options.on === undefined ? today : needDay(options.on, today);
  const { id: performerId, publicName } = await byId(database, "performer", typedPerformer);
  const toPay = await feesToPay(database, ports.clock.now(), performerId);
  const named = await Promise.all(references.map(async (typed) => (await theQuote(desk, typed)).reference));
  const jobs = named.length === 0 ? toPay : toPay.filter(({ reference }) => named.includes(reference));
  const missing = named.find((reference) => !jobs.some((job) => job.reference === reference));
  if (missing) throw new Refusal([`${publicName} has no fee to pay for ${missing}.`]);
  if (jobs.length === 0) throw new Refusal([`${publicName} has no fee to pay.`]);
  const sum = `${formatPounds(totalOf(jobs))} for ${counted(jobs.length, "job")}`;
  await ask.agree(`${sum}: paid to ${publicName} on ${formatDate(on)}?`);
  const result = await markFeesPaid(ports, { performerId, jobs, on, actor });
  const text = feesPaidText(result, on);
  if (result.kind === "wrong-day" || result.kind === "stale") throw new Refusal([text]);
  return { data: { performerId, on, jobs }, text: `${text}.` };
}

/** @throws Refusal when no fee of theirs is marked as paid for it */
export async function notPaid(desk: Desk, typedPerformer: string, typed: string): Promise<Result> {
  const { id, paidOn, reference, publicName } = await jobFor(desk, typedPerformer, typed);
  if (paidOn === null) throw new Refusal([`No fee for ${reference} is marked as paid to ${publicName}.`]);
  const unmarked = await unmarkFeePaid(desk.ports, { id, paidOn, actor: desk.by });
  if (!unmarked) throw new Refusal([`${feeNotPaidText(unmarked)}.`]);
  return { data: { id, reference }, text: `${feeNotPaidText(unmarked)}.` };
}

/** @throws Refusal when they may still come, or were paid */
export async function noShow(
  desk: Desk,
  typedPerformer: string,
  typed: string,
  { undo = false }: { undo?: boolean },
): Promise<Result> {
  const { id, reference } = await jobFor(desk, typedPerformer, typed);
  const done = await setNoShow(desk.ports, { id, noShow: !undo, actor: desk.by });
  const text = `${noShowText(done, !undo)}.`;
  if (!done) throw new Refusal([text]);
  return { data: { id, reference, noShow: !undo }, text };
}

/** @throws Refusal when they have not said yes to it */
async function jobFor(desk: Desk, typedPerformer: string, typed: string) {
  const { reference } = await theQuote(desk, typed);
  const { id: performerId, publicName } = await byId(desk.database, "performer", typedPerformer);
  const job = (await assignmentsOf(desk.database, reference)).find(
    (one) => one.performerId === performerId && one.status === "accepted",
  );
  if (!job) throw new Refusal([`${publicName} has not said yes to ${reference}.`]);
  return { ...job, publicName };
}
