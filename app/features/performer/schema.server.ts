/** Reads the forms about performers. */
import { z } from "zod";
import { readDate } from "../../dates/dates.ts";
import type { Values } from "../../forms/form.ts";
import { email, isPhoneOrEmpty, optional, parseForm, required, text } from "../../forms/schema.ts";
import { readPounds } from "../../ui/money.ts";
import { findAct } from "../catalogue/store.server.ts";
import { locate } from "../place/locate.server.ts";
import { type DaysOffField, daysOffForm, everyDay, type PerformerField, performerForm } from "./fields.ts";

const { fields } = performerForm;
/** Roughly the length of Great Britain, miles */
const maxMiles = 900;

const performerSchema = z.object({
  publicName: required(fields.publicName),
  legalName: required(fields.legalName),
  acts: required(fields.acts).transform((typed, context) => {
    const acts = [...new Set(typed.split(" "))].filter((act) => act !== "");
    if (acts.every((act) => findAct(act))) return acts;
    context.addIssue("Choose acts of the list");
    return z.NEVER;
  }),
  base: required(fields.base).transform((typed, context) => {
    const point = locate(typed);
    if (point) return { base: typed, lat: point.lat, lon: point.lon };
    if (typed !== "") context.addIssue("Enter a postcode district such as LS6, or a town such as Leeds");
    return z.NEVER;
  }),
  miles: required(fields.miles).transform((typed, context) => {
    const miles = Number(typed);
    if (/^\d{1,3}$/.test(typed) && miles > 0 && miles <= maxMiles) return miles;
    if (typed !== "") context.addIssue(`Enter miles as a number from 1 to ${maxMiles}`);
    return z.NEVER;
  }),
  phone: required(fields.phone).refine(isPhoneOrEmpty, { error: "Enter a phone number such as 07700 900123" }),
  email: email(fields.email),
  fee: required(fields.fee).transform((typed, context) => {
    const pence = readPounds(typed);
    if (pence !== undefined) return pence;
    if (typed !== "") context.addIssue("Enter pounds, such as 80 or 82.50");
    return z.NEVER;
  }),
  notes: optional(fields.notes),
});

/** @param values tidied */
export const parsePerformer = (values: Values<PerformerField>) => parseForm(performerForm, performerSchema, values);
export type PerformerInput = z.infer<typeof performerSchema>;

export interface DaysOffInput {
  /** ISO dates at the venue, both included */
  from: string;
  to: string;
  /** 0 is Sunday; null for every day */
  weekday: number | null;
  note: string | null;
}

/** ISO date until which a weekday stays off when no last day is given: as far ahead as a party may be. */
const openEnd = "9999-12-31";

/** Reads one day, a range of days, or one weekday of a period that may be open-ended. @param values tidied */
export function parseDaysOff(values: Values<DaysOffField>, today: string) {
  const day = (rules: (typeof daysOffForm.fields)["from"]) =>
    text(rules).transform((typed, context) => {
      if (typed === "") return null;
      const read = readDate(typed, today);
      if (read.ok) return read.iso;
      context.addIssue(read.message);
      return z.NEVER;
    });
  const schema = z
    .object({
      from: day(daysOffForm.fields.from),
      to: day(daysOffForm.fields.to),
      weekday: z.literal(["", everyDay, "0", "1", "2", "3", "4", "5", "6"], { error: "Choose a weekday of the list" }),
      note: optional(daysOffForm.fields.note),
    })
    .transform(({ from, to, weekday, note }, context): DaysOffInput => {
      const weekly = weekday !== "" && weekday !== everyDay;
      if (from === null && !weekly) {
        context.addIssue({ code: "custom", path: ["from"], message: daysOffForm.fields.from.missing });
        return z.NEVER;
      }
      const first = from ?? today;
      const last = to ?? (weekly ? openEnd : first);
      if (last < first)
        context.addIssue({ code: "custom", path: ["to"], message: "Enter a last day that is not before the first" });
      return { from: first, to: last, weekday: weekly ? Number(weekday) : null, note };
    });
  return parseForm(daysOffForm, schema, values);
}
