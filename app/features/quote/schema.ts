/** The shape of a request, as the server checks it. What the browser checks is in `form/fields.ts`. */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import type { ActSlug } from "../../content/shape.ts";
import { readDate } from "../../dates/dates.ts";
import { readTime } from "../../dates/times.ts";
import { type Errors, ticked } from "../../forms/form.ts";
import { email, isPhoneOrEmpty, optional, type Parsed, parseForm, required, text } from "../../forms/schema.ts";
import { canBeGuests, maxGuests, readGuests } from "./estimate/guests.ts";
import { contactMethods, occasions, type QuoteField, type QuoteValues, quoteForm } from "./form/fields.ts";

/** The limits that the answers are checked against. */
interface Bounds {
  /** ISO, at the venue */
  today: string;
  acts: readonly { slug: ActSlug; plural: string; maxPerformers: number; packages: readonly { id: string }[] }[];
}

const { fields } = quoteForm;
const box = (value: string) => value === ticked;
const valuesOf = <T extends string>(choices: readonly { value: T }[]) => choices.map(({ value }) => value);

function schemasWithin({ today, acts }: Bounds) {
  const all = z.object({
    act: z.enum(
      acts.map(({ slug }) => slug),
      { error: "Choose an act" },
    ),
    package: z.string(),
    performers: z
      .string()
      .regex(/^\d{1,3}$/, { error: "Choose how many performers" })
      .transform(Number),
    date: text(fields.date).transform((typed, context) => {
      const read = readDate(typed, today);
      if (read.ok) return read.iso;
      context.addIssue(read.message);
      return z.NEVER;
    }),
    place: required(fields.place),
    guests: required(fields.guests).transform((typed, context) => {
      const count = readGuests(typed);
      if (canBeGuests(count)) return count;
      context.addIssue(
        count !== undefined && count > maxGuests
          ? `At most ${maxGuests} people; for more, please call us`
          : count === 0
            ? "Enter how many people are coming, at least 1"
            : "Enter how many people as a number, such as 20",
      );
      return z.NEVER;
    }),
    occasion: z.enum(valuesOf(occasions), { error: "Choose the occasion" }),
    time: text(fields.time).transform((typed, context) => {
      if (typed === "") return null;
      const read = readTime(typed);
      if (read.ok) return read.time;
      context.addIssue(read.message);
      return z.NEVER;
    }),
    venue: optional(fields.venue),
    notes: optional(fields.notes),
    name: required(fields.name),
    email: email(fields.email),
    phone: required(fields.phone).refine(isPhoneOrEmpty, {
      error: "Enter a phone number such as 07700 900123, with the country code if it is not British",
    }),
    reach: z.enum(valuesOf(contactMethods)).nullable().catch(null),
    surprise: z.string().transform(box),
    noCalls: optional(fields.noCalls),
    adult: z
      .literal(ticked, { error: "Tick to confirm that everyone there will be 18 or over" })
      .transform(() => true as const),
    marketing: z.string().transform(box),
  });
  return {
    request: all.transform((request) => ({ ...request, phoneE164: e164(request.phone) })),
    priced: all.pick({ act: true, package: true, performers: true, date: true, place: true, guests: true }),
  };
}

type Schemas = ReturnType<typeof schemasWithin>;
let made: { bounds: Bounds; schemas: Schemas } | undefined;
/** Cached for the day: building the schemas takes as long as all other steps of reading a form. */
function schemasFor(bounds: Bounds): Schemas {
  if (made?.bounds.today !== bounds.today || made.bounds.acts !== bounds.acts)
    made = { bounds, schemas: schemasWithin(bounds) };
  return made.schemas;
}

/** The number in international form; null where it can't be read, since the number as typed is stored anyway. */
function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "GB");
  return number?.isPossible() ? number.number : null;
}

export type QuoteRequest = z.infer<Schemas["request"]>;

/** The answers, named after the columns that store them; fields with the same name as their column need no line here. */
export const answersOf = ({ adult: _, marketing: __, ...request }: QuoteRequest) => {
  const { package: packageId, date, time, guests, reach, surprise, ...same } = request;
  return {
    ...same,
    packageId,
    eventDate: date,
    eventTime: time,
    groupSize: guests,
    reachBy: reach,
    surprise: surprise ? (1 as const) : (0 as const),
  };
};
export type QuoteAnswers = ReturnType<typeof answersOf>;

/** @param values tidied */
export const parseRequest = (values: QuoteValues, bounds: Bounds): Parsed<QuoteField, QuoteRequest> =>
  parseForm(quoteForm, schemasFor(bounds).request, values, errorsWithAct(values, bounds));

/** Only what a price depends on, which a call has before the rest. @param values tidied */
export const parsePriced = (values: QuoteValues, bounds: Bounds) =>
  parseForm(quoteForm, schemasFor(bounds).priced, values, errorsWithAct(values, bounds));

/** What depends on the act is checked here and not in the schema, so that all errors are shown together. */
function errorsWithAct(values: QuoteValues, bounds: Bounds) {
  return ({ performers }: Errors<QuoteField>): Errors<QuoteField> => {
    const act = bounds.acts.find(({ slug }) => slug === values.act);
    if (!act) return {};
    return {
      ...(!act.packages.some(({ id }) => id === values.package) && {
        package: `Choose one of the packages for ${act.plural}`,
      }),
      ...(!performers &&
        !within(Number(values.performers), act.maxPerformers) && {
          performers: `Choose from 1 to ${act.maxPerformers} ${act.plural}; for more, tell us in the notes`,
        }),
    };
  };
}

const within = (count: number, max: number) => count >= 1 && count <= max;
