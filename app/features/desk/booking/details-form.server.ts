/** Converts the details of a party between the desk's form and the public form's fields. */
import { formatDate, isDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import type { FieldsByName } from "../../../forms/token.server.ts";
import { type QuoteValues, quoteForm } from "../../quote/form/fields.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import type { Quote } from "../../quote/table.server.ts";

/** The form's initial or sent values. Act and package are one choice; the date is ISO, the time on the 24-hour clock. */
export type DetailValues = Omit<QuoteValues, "act" | "package"> & { what: string };

/** Matches what a browser's own time field sends: 24 hours, so "10:30" is in the morning. */
const isClock = (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed);

export const emptyDetails = (): DetailValues => {
  const { act: _, package: __, ...values } = quoteForm.empty;
  return { ...values, what: "", performers: "1" };
};

export function detailsOf(quote: Quote): DetailValues {
  const { act, package: pack, ...values } = valuesOf(quote);
  return { ...values, what: `${act}/${pack}`, date: quote.eventDate, time: quote.eventTime ?? "" };
}

/** @param sent the form's fields @param earlier the stored answers; those that the form does not ask for stay unchanged */
export function readDetailsForm(sent: FieldsByName, earlier: QuoteValues) {
  const { what = "", date: day = "", time: start = earlier.time, surprise = "" } = sent;
  const [act = "", pack = ""] = what.split("/");
  const date = isDate(day) ? formatDate(day) : day;
  const time = isClock(start) ? formatTime(start) : start;
  // An unticked checkbox is not sent.
  const values = tidyValues(quoteForm, { ...earlier, ...sent, surprise, act, package: pack, date, time });
  const { act: _, package: __, ...rest } = values;
  return { values, shown: { ...rest, what, date: day, time: start } satisfies DetailValues };
}

/** The values that the price depends on: when they change, a typed price is worked out again. */
export const estimateKey = ({ what, performers, place }: DetailValues): string =>
  JSON.stringify([what, performers, place]);
