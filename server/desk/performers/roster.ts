/** The list of performers: shown, added to, changed; their days off. */
import { randomUUID } from "node:crypto";
import { weekdays } from "../../../app/dates/dates.ts";
import { actName } from "../../../app/features/catalogue/store.server.ts";
import { valuesOf } from "../../../app/features/desk/performers/performer-form.server.ts";
import { isToPay } from "../../../app/features/performer/fee/pay-fees.server.ts";
import { daysOffForm, type PerformerField, performerForm } from "../../../app/features/performer/fields.ts";
import {
  addDaysOff,
  removeDaysOff,
  savePerformer,
  setActive,
} from "../../../app/features/performer/save-performer.server.ts";
import { parseDaysOff, parsePerformer } from "../../../app/features/performer/schema.server.ts";
import {
  actsOf,
  daysOffOf,
  isErased,
  jobsOf,
  jobsOnDaysOff,
  listPerformers,
  samePerson,
} from "../../../app/features/performer/store.server.ts";
import {
  daysOffText,
  erasedText,
  feePaidText,
  onDayOffText,
  samePersonText,
  statusLabels,
} from "../../../app/features/performer/texts.ts";
import type { Values } from "../../../app/forms/form.ts";
import { tidyValues } from "../../../app/forms/tidy-text.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { Refusal } from "../../refusal.ts";
import { byId, oneStarting } from "../by-id.ts";
import type { Desk, Result } from "../open.ts";
import { actByName } from "../quotes.ts";
import { fields, table } from "../terminal/table.ts";

export async function listAll({ database, width }: Desk): Promise<Result> {
  const performers = await listPerformers(database);
  const listed = performers.map((one) => ({ ...one, erased: isErased(one) }));
  const rows = listed.map(({ id, publicName, acts, base, miles, fee, phone, active, erased }) => ({
    Id: id.slice(0, 8),
    Name: publicName,
    Acts: acts.map(actName).join(", "),
    Base: erased ? "" : `${base}, ${miles} miles`,
    Fee: erased ? "" : formatPounds(fee),
    Phone: phone,
    Active: erased ? "erased" : active ? "yes" : "no",
  }));
  return { data: performers, text: table(rows, width, "No performers yet: npm run desk -- performers add --help") };
}

export async function showOne({ database, ports, width, today }: Desk, typed: string): Promise<Result> {
  const performer = await byId(database, "performer", typed);
  const acts = await actsOf(database, performer.id);
  const daysOff = await daysOffOf(database, performer.id, today);
  const now = ports.clock.now();
  const jobs = (await jobsOf(database, performer.id)).map((job) => ({
    ...job,
    feePaid: feePaidText(job, isToPay(job, job.booking, now)),
  }));
  const { publicName, legalName, base, miles, phone, email, fee, notes, active } = performer;
  const erased = isErased(performer);
  const rows = {
    Id: performer.id,
    Name: publicName,
    "Legal name": legalName,
    Acts: acts.map(actName).join(", "),
    Base: erased ? "" : `${base}, up to ${miles} miles`,
    Phone: phone,
    Email: email,
    Fee: erased ? "" : formatPounds(fee),
    Active: erased ? erasedText : active ? "yes" : "no",
    Notes: notes,
    "Days off": daysOff.map((off) => `${off.id.slice(0, 8)}  ${daysOffText(off)}`).join("\n"),
    Jobs: jobs
      .map((job) => `${job.date} ${job.place}, ${formatPounds(job.fee)}, ${statusLabels[job.status]}${job.feePaid}`)
      .join("\n"),
    "Please look": onDayOffText(publicName, await jobsOnDaysOff(database, performer.id, today)),
  };
  return { data: { ...performer, acts, daysOff, jobs }, text: fields(rows, width) };
}

type AddOptions = Omit<Values<PerformerField>, "publicName" | "acts" | "notes"> & {
  name: string;
  act: string[];
  notes?: string;
};

/** @throws Refusal that names what is wrong */
export async function add(desk: Desk, options: AddOptions): Promise<Result> {
  const { name, act, ...same } = options;
  const parsed = parsePerformer(tidyValues(performerForm, { ...same, publicName: name, acts: slugs(act) }));
  if (!parsed.ok) throw new Refusal(Object.values(parsed.errors));
  const id = randomUUID();
  const twin = await samePerson(desk.database, { id, ...parsed.input });
  if (twin) await desk.ask.agree(`${samePersonText(twin)} Add ${name} all the same?`);
  await savePerformer(desk.ports, { id, version: 0, input: parsed.input, actor: desk.by });
  return showOne(desk, id);
}

const slugs = (acts: readonly string[]) => acts.map(actByName).join(" ");

/** @throws Refusal that names what is wrong, or when somebody else changes it now */
export async function edit(desk: Desk, typed: string, { name, act, ...same }: Partial<AddOptions>): Promise<Result> {
  const performer = await byId(desk.database, "performer", typed);
  const { id, version } = performer;
  const before = valuesOf(performer, await actsOf(desk.database, id));
  const given = { ...same, ...(name !== undefined && { publicName: name }), ...(act && { acts: slugs(act) }) };
  const parsed = parsePerformer(tidyValues(performerForm, { ...before, ...given }));
  if (!parsed.ok) throw new Refusal(Object.values(parsed.errors));
  const saved = await savePerformer(desk.ports, { id, version, input: parsed.input, actor: desk.by });
  if (saved !== "saved") throw new Refusal(["Somebody has just changed or erased them. Nothing was saved."]);
  return showOne(desk, id);
}

/** @throws Refusal when there are no such days off */
export async function removeOff(desk: Desk, typed: string, typedDays: string): Promise<Result> {
  const { id } = await byId(desk.database, "performer", typed);
  const days = oneStarting(typedDays, await daysOffOf(desk.database, id, desk.today), (off) => off.id);
  await removeDaysOff(desk.ports, { id, blockId: days.id, actor: desk.by });
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
  await addDaysOff(desk.ports, { id, key: randomUUID(), input: parsed.input, actor: desk.by });
  return showOne(desk, id);
}

export const stop = (desk: Desk, typed: string): Promise<Result> => activate(desk, typed, false);
export const start = (desk: Desk, typed: string): Promise<Result> => activate(desk, typed, true);

async function activate(desk: Desk, typed: string, active: boolean): Promise<Result> {
  const { id } = await byId(desk.database, "performer", typed);
  await setActive(desk.ports, { id, active, actor: desk.by });
  return showOne(desk, id);
}
