/** The shape of a request, for the server. The browser's part of it is `fields.ts`: what can be said in HTML attributes. */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import type { ActSlug } from "../../../content/shape.ts";
import { readDate } from "../../dates/dates.ts";
import { readTime } from "../../dates/times.ts";
import { canBeGuests, mostGuests, readGuests } from "./estimate/guests.ts";
import {
  type Errors,
  type FieldName,
  fieldNames,
  limits,
  type Occasion,
  occasions,
  ticked,
  type Values,
  type WayToReach,
  waysToReach,
} from "./form/fields.ts";

/** What the answers are held against. */
export interface Bounds {
  /** ISO, at the venue */
  today: string;
  acts: readonly { slug: ActSlug; plural: string; maxPerformers: number; packages: readonly { id: string }[] }[];
}

const text = (name: FieldName, what: string) =>
  z.string().max(limits[name], { error: `Shorten ${what} to ${limits[name]} characters or fewer`, abort: true });
const required = (name: FieldName, what: string, missing: string) => text(name, what).min(1, { error: missing });
const optional = (name: FieldName, what: string) => text(name, what).transform((value) => value || null);
const box = (value: string) => value === ticked;
const oneOf = <T extends string>(choices: readonly { value: T }[]) => choices.map(({ value }) => value) as [T, ...T[]];

/** Letters of any script, but nothing that could start another header or another address. */
export const emailShape =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

export function requestSchema({ today, acts }: Bounds) {
  return z
    .object({
      act: z.string().transform((slug, context) => {
        const act = acts.find((one) => one.slug === slug);
        if (act) return act.slug;
        context.addIssue("Choose an act");
        return z.NEVER;
      }),
      package: z.string(),
      performers: z
        .string()
        .regex(/^\d{1,3}$/, { error: "Choose how many performers" })
        .transform(Number),
      date: text("date", "the date").transform((typed, context) => {
        const read = readDate(typed, today);
        if (read.ok) return read.iso;
        context.addIssue(read.words);
        return z.NEVER;
      }),
      place: required("place", "the place", "Enter the town or city, such as Leeds"),
      guests: required("guests", "the group size", "Enter how many people are coming, such as 20").transform(
        (typed, context) => {
          const count = readGuests(typed);
          if (canBeGuests(count)) return count;
          context.addIssue(
            count !== undefined && count > mostGuests
              ? `For more than ${mostGuests} people, please call us`
              : "Enter how many people as a number, such as 20",
          );
          return z.NEVER;
        },
      ),
      occasion: z.enum(oneOf<Occasion>(occasions), { error: "Choose the occasion" }),
      time: text("time", "the start time").transform((typed, context) => {
        const time = typed === "" ? null : readTime(typed);
        if (time !== undefined) return time;
        context.addIssue("Enter a start time such as 7.30pm, or leave it empty");
        return z.NEVER;
      }),
      venue: optional("venue", "the venue"),
      notes: optional("notes", "your notes"),
      name: required("name", "your name", "Enter your name"),
      email: required("email", "your e-mail address", "Enter your e-mail address").refine(
        (typed) => typed === "" || emailShape.test(typed),
        { error: "Enter an e-mail address such as name@example.co.uk" },
      ),
      phone: required("phone", "your phone number", "Enter your phone number").refine(
        (typed) => typed === "" || (typed.normalize("NFKC").match(/\p{Nd}/gu) ?? []).length >= 6,
        { error: "Enter a phone number such as 07700 900123, with the country code if it is not British" },
      ),
      reach: z
        .literal("")
        .transform(() => null)
        .or(z.enum(oneOf<WayToReach>(waysToReach)))
        .catch(null),
      surprise: z.string().transform(box),
      noCalls: optional("noCalls", "when not to call"),
      adult: z
        .literal(ticked, { error: "Tick to confirm that everyone there will be 18 or over" })
        .transform(() => true as const),
      marketing: z.string().transform(box),
    })
    .transform((request) => ({ ...request, phoneE164: e164(request.phone) }));
}

/** A copy to dial from; null when the number can't be read, for the number as typed is kept anyway. */
function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "GB");
  return number?.isPossible() ? number.number : null;
}

export type QuoteRequest = z.infer<ReturnType<typeof requestSchema>>;
export type Parsed = { ok: true; request: QuoteRequest } | { ok: false; errors: Errors };

/** @param values as `tidyValues` returns them */
export function parseRequest(values: Values, bounds: Bounds): Parsed {
  const parsed = requestSchema(bounds).safeParse(values);
  const errors: Errors = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as FieldName] ??= message;

  // What depends on the act is checked beside the schema, so that it is told together with everything else.
  const act = bounds.acts.find(({ slug }) => slug === values.act);
  if (act && !act.packages.some(({ id }) => id === values.package))
    errors.package ??= `Choose one of the packages for ${act.plural}`;
  if (act && !errors.performers && !within(Number(values.performers), act.maxPerformers))
    errors.performers = `Choose from 1 to ${act.maxPerformers} ${act.plural}; for more, tell us in the notes`;

  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, request: parsed.data };
  return { ok: false, errors: inPageOrder(errors) };
}

const within = (count: number, most: number) => count >= 1 && count <= most;

const inPageOrder = (errors: Errors): Errors =>
  Object.fromEntries(fieldNames.filter((name) => errors[name]).map((name) => [name, errors[name]]));
