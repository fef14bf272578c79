/** The details of a party as the desk's form carries them, to and from the public form's fields. */
import { formatDate } from "../../../dates/dates.ts";
import { ticked } from "../../../forms/form.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import { type QuoteField, type QuoteValues, quoteForm } from "../../quote/form/fields.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import { actOffers, knownPlaces } from "../../quote/form-options.server.ts";
import type { Quote } from "../../quote/table.server.ts";

/** The form's initial or sent values: the act and its package are one choice, the date is ISO. */
export type DetailValues = Omit<QuoteValues, "act" | "package"> & { what: string };

const isIso = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));

export const emptyDetails = (): DetailValues => {
  const { act: _, package: __, ...values } = quoteForm.empty;
  return { ...values, what: "", performers: "1", occasion: "hen" };
};

export function detailsOf(quote: Quote): DetailValues {
  const { act, package: pack, ...values } = valuesOf(quote);
  return { ...values, what: `${act}/${pack}`, date: quote.eventDate, time: quote.eventTime ?? "" };
}

/** What the form asks, beside the act and its package. */
const asked = [
  "name",
  "phone",
  "email",
  "performers",
  "guests",
  "date",
  "time",
  "place",
  "venue",
  "occasion",
  "notes",
  "surprise",
] as const satisfies QuoteField[];
export type AskedField = (typeof asked)[number];

/** @param field reads what was sent @param earlier the stored answers: those that the form does not ask for stay as they are */
export function readDetailsForm(field: (name: string) => string, earlier: QuoteValues) {
  const typed = Object.fromEntries(asked.map((name) => [name, field(name)]));
  const [act = "", pack = ""] = field("what").split("/");
  const date = isIso(field("date")) ? formatDate(field("date")) : field("date");
  const values = tidyValues(quoteForm, { ...earlier, ...typed, act, package: pack, date });
  const { act: _, package: __, ...rest } = values;
  return { values, shown: { ...rest, what: field("what"), date: field("date") } satisfies DetailValues };
}

/** What the price depends on: when it changes, a typed price is worked out again. */
export const estimateKey = ({ what, performers, place }: DetailValues): string =>
  JSON.stringify([what, performers, place]);

export const formChoices = () => ({
  what: actOffers.map(({ slug, name, packages }) => ({
    name,
    packages: packages.map(({ id, name: pack, price }) => ({
      value: `${slug}/${id}`,
      label: `${pack}, ${formatPounds(price)}`,
    })),
  })),
  places: knownPlaces.map(({ name }) => name),
});
export type FormChoices = ReturnType<typeof formChoices>;

export const yes = ticked;
