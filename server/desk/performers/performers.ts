import { type Assign, assignFor } from "../../../app/features/desk/performers/assign.server.ts";
import { answerJob, withdrawPerformer } from "../../../app/features/performer/answer-job.server.ts";
import { askPerformer } from "../../../app/features/performer/ask-performer.server.ts";
import { assignmentsOf, isHolding } from "../../../app/features/performer/assignments.server.ts";
import { expectedText } from "../../../app/features/performer/booked/named-to-customer.server.ts";
import { changeFee } from "../../../app/features/performer/fee/change-fee.server.ts";
import { isToPay } from "../../../app/features/performer/fee/pay-fees.server.ts";
import { answerText } from "../../../app/features/performer/follow-booking.server.ts";
import { listPerformers } from "../../../app/features/performer/store.server.ts";
import { feePaidText, feeText, milesText, notAskedText, notNotedText } from "../../../app/features/performer/texts.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import { byId } from "../by-id.ts";
import { needPounds } from "../lines.ts";
import type { Desk, Result } from "../open.ts";
import { theQuote } from "../quotes.ts";
import { section, table } from "../terminal/table.ts";

/** Who is asked for a booking, and who is free for it, the nearest first. */
export async function free(desk: Desk, typed: string): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const now = desk.ports.clock.now();
  const names = new Map((await listPerformers(desk.database)).map((one) => [one.id, one.publicName]));
  const assigned = (await assignmentsOf(desk.database, quote.reference)).map((one) => ({
    Name: names.get(one.performerId),
    Answer: `${answerText(quote, one)}${feePaidText(one, isToPay(one, quote.status, now))}`,
    Fee: formatPounds(one.fee),
  }));
  const assign = await assignFor(desk.ports, quote);
  const { free: performers } = assign;
  const rows = performers.map(({ id, publicName, milesAway, fee, phone }) => ({
    Id: id.slice(0, 8),
    Name: publicName,
    Distance: milesText(milesAway),
    Fee: formatPounds(fee),
    Phone: phone,
  }));
  const text = [
    section("Asked", table(assigned, desk.width, "Nobody yet.")),
    section("Free", table(rows, desk.width, nobodyText(assign))),
  ];
  const data = performers.map(({ id, publicName, milesAway, fee }) => ({ id, publicName, away: milesAway, fee }));
  return { data: { assigned, free: data }, text: text.join("\n").trim() };
}

const nobodyText = ({ open, wantsMore, noneYet }: Assign) => {
  if (noneYet) return "You have no performer for this act yet: npm run desk -- performers add --help";
  if (wantsMore) return "Nobody in this act is free and near enough.";
  return open
    ? "Nobody more is needed: every place of this booking is taken."
    : "Nobody can be asked: this booking is over, or has begun.";
};

/** @throws Refusal when they can't be asked for it */
export async function askFor(
  desk: Desk,
  typed: string,
  typedPerformer: string,
  { fee, note, passOn = false }: { fee?: string; note?: string; passOn?: boolean },
): Promise<Result> {
  const { reference } = await theQuote(desk, typed);
  const performer = await byId(desk.database, "performer", typedPerformer);
  await desk.ask.agree(`Ask ${performer.publicName} for ${reference}?`);
  const pence = fee === undefined ? undefined : needPounds(fee);
  const asking = { reference, performerId: performer.id, fee: pence, note: note ?? null, passOn, actor: desk.by };
  const asked = await askPerformer(desk.ports, asking);
  if (asked.kind === "refused") throw new Refusal([`${performer.publicName} ${notAskedText[asked.why]}.`]);
  return {
    data: asked.assignment,
    text: `${performer.publicName} is asked and held for the time; the link is on its way.`,
  };
}

/** Records the answer that a performer gave by phone. @throws Refusal when they are not asked, or the answer is not stored */
export async function answered(
  desk: Desk,
  typed: string,
  typedPerformer: string,
  answer: "yes" | "no",
): Promise<Result> {
  const { performer, id, askedFor, reference } = await heldBy(desk, typed, typedPerformer);
  const expected = answer === "no" ? await expectedText(desk.database, { reference }, performer) : "";
  const said = answer === "yes" ? "accept" : "decline";
  const result = await answerJob(desk.ports, { id, askedFor, answer: said, actor: desk.by });
  const why = notNotedText[result.kind];
  if (why !== null) throw new Refusal([`${why}.`]);
  return { data: result, text: `Noted: ${performer.publicName} said ${answer}.${expected}` };
}

/** @throws Refusal when they are not asked, or said yes to more */
export async function fee(desk: Desk, typed: string, typedPerformer: string, pounds: string): Promise<Result> {
  const { id } = await heldBy(desk, typed, typedPerformer);
  const result = await changeFee(desk.ports, { id, fee: needPounds(pounds), actor: desk.by });
  if (["less", "paid", "no-show", "stale"].includes(result)) throw new Refusal([`${feeText[result]}.`]);
  return { data: { id, result }, text: `${feeText[result]}.` };
}

/** @throws Refusal when they are not asked */
export async function release(desk: Desk, typed: string, typedPerformer: string): Promise<Result> {
  const { performer, id, reference } = await heldBy(desk, typed, typedPerformer);
  const expected = await expectedText(desk.database, { reference }, performer);
  await desk.ask.agree(`Release ${performer.publicName}? They are told by email.`);
  if (!(await withdrawPerformer(desk.ports, { id, actor: desk.by })))
    throw new Refusal([`${performer.publicName} was released, or said no, before, or the party has begun.`]);
  return { data: { id }, text: `${performer.publicName} is free, and told so.${expected}` };
}

async function heldBy(desk: Desk, typed: string, typedPerformer: string) {
  const { reference } = await theQuote(desk, typed);
  const performer = await byId(desk.database, "performer", typedPerformer);
  const held = (await assignmentsOf(desk.database, reference)).find(
    (one) => one.performerId === performer.id && isHolding(one),
  );
  if (!held) throw new Refusal([`${performer.publicName} is not asked for ${reference}.`]);
  return { performer, id: held.id, askedFor: held.askedFor, reference };
}
