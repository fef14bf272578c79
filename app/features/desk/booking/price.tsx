/** /desk/bookings/:reference/price: the price lines and the note, with a preview of the result before it is saved. */
import { data, useActionData, useLoaderData } from "react-router";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { TextArea } from "../../../ui/field/field.tsx";
import { lastDay, linesOf, parseLines } from "../../booking/offer.server.ts";
import { setPrice, wrongWith } from "../../booking/set-price.server.ts";
import { farVenueNote } from "../../place/venue/far-venue.server.ts";
import { parseEstimate } from "../../quote/estimate/stored-estimate.server.ts";
import { partyRows } from "../../quote/summary-rows.ts";
import { stepsFor } from "../shared/steps.server.ts";
import { DateField } from "../shell/day-in-words.tsx";
import { fieldsWith } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, PostForm, Submit, SummaryRows } from "../shell/screen.tsx";
import { LineFields } from "./line-fields.tsx";
import {
  linesIn,
  linesToFill,
  liveDeposit,
  maxNoteLength,
  readLines,
  readNote,
  type TypedLine,
  typedLines,
} from "./lines.server.ts";
import { type LoadedBooking, loadBooking, loadBookingForm, mistakesOf } from "./load.server.ts";
import { proposedPrice } from "./overview.server.ts";
import { PriceTable } from "./price-table.tsx";
import { BookingScreen } from "./screen.tsx";

interface TypedPrice {
  lines: TypedLine[];
  until: string;
  note: string;
}

/** The form, and the price as it would be sent, null if it is not valid yet. Saved only if the booking still has this version. */
function shown({ quote, today }: LoadedBooking, typed: TypedPrice) {
  const lines = readLines(typed.lines);
  const valid = Array.isArray(lines) && !wrongWith(lines, typed.until, quote, today);
  return { typed, worked: valid ? proposedPrice(quote, lines, typed.until, today) : null, version: quote.version };
}

/** Starts with the current price, else with the estimate; travel is empty where it has no price. */
export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { quote, today } = booking;
  const estimate = parseEstimate(quote.estimate);
  const lines = quote.offerLines === null ? linesOf(estimate) : parseLines(quote.offerLines);
  const typed = {
    lines: lines ? typedLines(lines) : linesToFill(estimate),
    until: lastDay(quote.eventDate, today),
    note: quote.offerNote ?? "",
  };
  const deposit = liveDeposit(quote.eventDate, today);
  return { quote, deposit, farVenue: farVenueNote(quote), ...shown(booking, typed) };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, quote, today, field, asked, done } = form;
  const typed = { lines: linesIn(field), until: field("until"), note: readNote(field("note")) };
  const showAgain = (mistakes: Mistake[], status: number) => data({ ...shown(form, typed), mistakes }, status);
  if (asked.expectedVersion !== quote.version) return showAgain(await mistakesOf(form, { kind: "changed-since" }), 409);
  const lines = readLines(typed.lines);
  if (!Array.isArray(lines)) return showAgain([lines], 400);
  const message = wrongWith(lines, typed.until, quote, today);
  const inTime = typed.until >= today && typed.until <= quote.eventDate;
  if (message) return showAgain([{ message, field: inTime ? "line-0-pounds" : "until" }], 400);
  if (field("intent") === "work") return showAgain([], 200);
  const priced = await setPrice(ports, { ...asked, lines, validUntil: typed.until, note: typed.note || null });
  if (!priced.ok) return showAgain(await mistakesOf(form, priced.refusal), 409);
  throw done("Priced. Nothing is sent yet: look at the email, then send it", "/send");
}

export function Component() {
  const { quote, deposit, farVenue, ...initial } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { typed, worked, version } = answer ?? initial;
  const mistakes = answer?.mistakes;
  const field = fieldsWith({ until: typed.until, note: typed.note }, mistakes);
  return (
    <BookingScreen quote={quote} title="Price it" tab={`Price ${quote.reference}`} mistakes={mistakes}>
      {!stepsFor(quote).price && (
        <p className="note desk-note">
          It can’t be priced as it stands: a payment is under way, or it is booked. Change the booking instead.
        </p>
      )}
      {farVenue && <p className="note desk-note">{farVenue}</p>}
      <div className="desk-two">
        <PostForm fields={{ version }} className="desk-form">
          <LineFields lines={typed.lines} deposit={deposit} mistakes={mistakes} />
          <DateField {...field("until")} label="Valid until the end of" className="desk-date" />
          <TextArea
            {...field("note")}
            label="A note to the customer"
            hint="Stands above the price in the email and on their page, as you type it."
            optional
            maxLength={maxNoteLength}
          />
          <div className="desk-actions">
            <Submit name="intent" value="save">
              Save and look at the email
            </Submit>
            <Submit name="intent" value="work" kind="plain">
              Work it out
            </Submit>
          </div>
        </PostForm>
        <div className="desk-stack">
          <Panel id="worked" title="What the customer sees" answer={answer !== undefined}>
            {worked ? <PriceTable price={worked} /> : <p>Fill the lines in, then press Work it out.</p>}
          </Panel>
          <Panel id="asked" title="What was asked">
            <SummaryRows rows={partyRows(quote)} />
          </Panel>
        </div>
      </div>
    </BookingScreen>
  );
}
