/** The terminal's questions and answers about performers; the use cases are in app/features/performer. */
import { randomUUID } from "node:crypto";
import { actName } from "../../../app/features/catalogue/store.server.ts";
import { answerJob, withdrawPerformer } from "../../../app/features/performer/answer-job.server.ts";
import { askPerformer } from "../../../app/features/performer/ask-performer.server.ts";
import { assignmentsOf, isHolding } from "../../../app/features/performer/assignments.server.ts";
import { daysOffForm, performerForm, weekdays } from "../../../app/features/performer/fields.ts";
import { answerText } from "../../../app/features/performer/follow-booking.server.ts";
import { freePerformers } from "../../../app/features/performer/pass-on.server.ts";
import { addDaysOff, savePerformer, setActive } from "../../../app/features/performer/save-performer.server.ts";
import { parseDaysOff, parsePerformer } from "../../../app/features/performer/schema.server.ts";
import { actsOf, daysOffOf, jobsOnDaysOff, listPerformers } from "../../../app/features/performer/store.server.ts";
import {
  daysOffText,
  milesText,
  notAskedText,
  notNotedText,
  onDayOffText,
} from "../../../app/features/performer/texts.ts";
import { tidyValues } from "../../../app/forms/tidy-text.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import { byId } from "../by-id.ts";
import { needPounds } from "../lines.ts";
import type { Desk, Result } from "../open.ts";
import { theQuote } from "../quotes.ts";
import { fields, section, table } from "../terminal/table.ts";

const actor = { kind: "terminal" } as const;

export async function listAll({ database, width }: Desk): Promise<Result> {
  const performers = await listPerformers(database);
  const rows = performers.map(({ id, publicName, acts, base, miles, fee, phone, active }) => ({
    Id: id.slice(0, 8),
    Name: publicName,
    Acts: acts.map(actName).join(", "),
    Base: `${base}, ${miles} miles`,
    Fee: formatPounds(fee),
    Phone: phone,
    Active: active ? "yes" : "no",
  }));
  return { data: performers, text: table(rows, width, "No performers yet: npm run desk -- performers add --help") };
}

export async function showOne({ database, width, today }: Desk, typed: string): Promise<Result> {
  const performer = await byId(database, "performer", typed);
  const acts = await actsOf(database, performer.id);
  const daysOff = await daysOffOf(database, performer.id, today);
  const { publicName, legalName, base, miles, phone, email, fee, notes, active } = performer;
  const rows = {
    Id: performer.id,
    Name: publicName,
    "Legal name": legalName,
    Acts: acts.map(actName).join(", "),
    Base: `${base}, up to ${miles} miles`,
    Phone: phone,
    Email: email,
    Fee: formatPounds(fee),
    Active: active ? "yes" : "no",
    Notes: notes,
    "Days off": daysOff.map(daysOffText).join("\n"),
    "Please look": onDayOffText(publicName, await jobsOnDaysOff(database, performer.id, today)),
  };
  return { data: { ...performer, acts, daysOff }, text: fields(rows, width) };
}

interface AddOptions {
  name: string;
  legalName: string;
  act: string[];
  base: string;
  miles: string;
  phone: string;
  email: string;
  fee: string;
  notes?: string;
}

/** @throws Refusal that names what is wrong */
export async function add(desk: Desk, options: AddOptions): Promise<Result> {
  const { name, act, ...same } = options;
  const parsed = parsePerformer(tidyValues(performerForm, { ...same, publicName: name, acts: act.join(" ") }));
  if (!parsed.ok) throw new Refusal(Object.values(parsed.errors));
  const id = randomUUID();
  await savePerformer(desk.ports, { id, version: 0, input: parsed.input, actor });
  return showOne(desk, id);
}

/** @throws Refusal that names what is wrong */
export async function off(
  desk: Desk,
  typed: string,
  options: { from?: string; to?: string; every?: (typeof weekdays)[number]; note?: string },
): Promise<Result> {
  const { id } = await byId(desk.database, "performer", typed);
  const weekday = options.every === undefined ? "" : String(weekdays.indexOf(options.every));
  const parsed = parseDaysOff(tidyValues(daysOffForm, { ...options, weekday }), desk.today);
  if (!parsed.ok) throw new Refusal(Object.values(parsed.errors));
  await addDaysOff(desk.ports, { id, key: randomUUID(), input: parsed.input, actor });
  return showOne(desk, id);
}

export const activate =
  (active: boolean) =>
  async (desk: Desk, typed: string): Promise<Result> => {
    const { id } = await byId(desk.database, "performer", typed);
    await setActive(desk.ports, { id, active, actor });
    return showOne(desk, id);
  };

/** Who is asked for a booking, and who is free for it, the nearest first. */
export async function free(desk: Desk, typed: string): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const names = new Map((await listPerformers(desk.database)).map((one) => [one.id, one.publicName]));
  const assigned = (await assignmentsOf(desk.database, quote.reference)).map((one) => ({
    Name: names.get(one.performerId),
    Answer: answerText(quote, one),
    Fee: formatPounds(one.fee),
  }));
  const performers = await freePerformers(desk.ports, quote);
  const rows = performers.map(({ id, publicName, milesAway, fee, phone }) => ({
    Id: id.slice(0, 8),
    Name: publicName,
    Distance: milesText(milesAway),
    Fee: formatPounds(fee),
    Phone: phone,
  }));
  const text = [
    section("Asked", table(assigned, desk.width, "Nobody yet.")),
    section("Free", table(rows, desk.width, "Nobody is free, of the act and in reach.")),
  ];
  const data = performers.map(({ id, publicName, milesAway, fee }) => ({ id, publicName, away: milesAway, fee }));
  return { data: { assigned, free: data }, text: text.join("\n").trim() };
}

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
  const asking = { reference, performerId: performer.id, fee: pence, note: note ?? null, passOn, actor };
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
  const { performer, id, askedFor } = await heldBy(desk, typed, typedPerformer);
  const result = await answerJob(desk.ports, { id, askedFor, answer: answer === "yes" ? "accept" : "decline", actor });
  const why = notNotedText[result.kind];
  if (why !== null) throw new Refusal([`${why}.`]);
  return { data: result, text: `Noted: ${performer.publicName} said ${answer}.` };
}

/** @throws Refusal when they are not asked */
export async function release(desk: Desk, typed: string, typedPerformer: string): Promise<Result> {
  const { performer, id } = await heldBy(desk, typed, typedPerformer);
  await desk.ask.agree(`Release ${performer.publicName}? They are told by email.`);
  if (!(await withdrawPerformer(desk.ports, { id, actor })))
    throw new Refusal([`${performer.publicName} was released, or said no, before, or the party has begun.`]);
  return { data: { id }, text: `${performer.publicName} is free, and told so.` };
}

async function heldBy(desk: Desk, typed: string, typedPerformer: string) {
  const { reference } = await theQuote(desk, typed);
  const performer = await byId(desk.database, "performer", typedPerformer);
  const held = (await assignmentsOf(desk.database, reference)).find(
    (one) => one.performerId === performer.id && isHolding(one),
  );
  if (!held) throw new Refusal([`${performer.publicName} is not asked for ${reference}.`]);
  return { performer, id: held.id, askedFor: held.askedFor };
}
