/** /desk/bookings/:reference/price: the price lines and the note, with a preview of the result before it is saved. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { TextArea } from "../../../ui/field/field.tsx";
import { lastDay, linesOf, type OfferLine, offerColumns, parseLines } from "../../booking/offer.server.ts";
import { setPrice, wrongWith } from "../../booking/set-price.server.ts";
import { parseEstimate } from "../../quote/estimate/stored-estimate.server.ts";
import { partyRows } from "../../quote/summary-rows.ts";
import type { Quote } from "../../quote/table.server.ts";
import { stepsFor } from "../shared/steps.server.ts";
import { DateField } from "../shell/day-in-words.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Submit, SummaryRows } from "../shell/screen.tsx";
import { errorAt, type FormError } from "./form-error.tsx";
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
  withSpare,
} from "./lines.server.ts";
import { formErrorOf, type LoadedBooking, loadBooking, readFields } from "./load.server.ts";
import { priceView } from "./overview.server.ts";
import { PriceTable } from "./price-table.tsx";
import { BookingScreen } from "./screen.tsx";

interface TypedPrice {
  lines: TypedLine[];
  until: string;
  note: string;
}

/** The form's initial values: the current price, else the estimate; travel is empty where it has no price. */
function initialFields({ quote, today }: LoadedBooking): TypedPrice {
  const estimate = parseEstimate(quote.estimate);
  const lines = quote.offerLines === null ? linesOf(estimate) : parseLines(quote.offerLines);
  return {
    lines: lines ? typedLines(lines) : linesToFill(estimate),
    until: lastDay(quote.eventDate, today),
    note: quote.offerNote ?? "",
  };
}

function screenData(booking: LoadedBooking, typed: TypedPrice) {
  const { quote, today } = booking;
  return {
    quote,
    typed: { ...typed, lines: withSpare(typed.lines) },
    worked: workOut(booking, typed),
    deposit: liveDeposit(quote.eventDate, today),
  };
}

const fits = ({ until }: TypedPrice, { quote, today }: LoadedBooking) => until >= today && until <= quote.eventDate;

/** The price as it would be sent; null if it is not valid yet. */
function workOut({ quote, today }: LoadedBooking, { lines: typed, until }: TypedPrice) {
  const lines = readLines(typed);
  if (!Array.isArray(lines) || wrongWith(lines, until, quote, today)) return null;
  return viewOf(quote, lines, until, today);
}

export function viewOf(
  quote: Pick<Quote, "eventDate" | "groupSize" | "offerVersion">,
  lines: readonly OfferLine[],
  until: string,
  today: string,
) {
  return priceView({ ...offerColumns(quote, lines, until), status: "priced" }, today);
}

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  return screenData(booking, initialFields(booking));
}

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, today, visit, page } = booking;
  const field = await readFields(args.request);
  const typed: TypedPrice = {
    lines: linesIn(field),
    until: field("until"),
    note: readNote(field("note")),
  };
  const showAgain = (formError: FormError | undefined, status: number) =>
    data({ ...screenData(booking, typed), formError }, status);
  const { reference } = quote;
  const version = Number(field("version"));
  if (version !== quote.version)
    return showAgain(await formErrorOf(booking, { kind: "changed-since", quote }, version), 409);
  const lines = readLines(typed.lines);
  if (!Array.isArray(lines)) return showAgain(lines, 400);
  const because = wrongWith(lines, typed.until, quote, today);
  if (because) return showAgain({ problem: because, field: fits(typed, booking) ? "line-0-pounds" : "until" }, 400);
  if (field("intent") === "work") return showAgain(undefined, 200);
  const priced = await setPrice(ports, {
    reference,
    lines,
    validUntil: typed.until,
    note: typed.note || null,
    expectedVersion: version,
    by: visit.actor,
  });
  if (!priced.ok) return showAgain(await formErrorOf(booking, priced.refusal, version), 409);
  visit.say("Priced. Nothing is sent yet: look at the email, then send it");
  throw redirect(`${page}/send`, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, typed, worked, deposit } = answer ?? loaded;
  return (
    <BookingScreen quote={quote} title="Price it" tab={`Price ${quote.reference}`} formError={answer?.formError}>
      {!stepsFor(quote).price && (
        <p className="note desk-note">
          It can’t be priced as it stands: a payment is under way, or it is booked. Change the booking instead.
        </p>
      )}
      <div className="desk-two">
        <form method="post" className="desk-form">
          <input type="hidden" name="version" value={quote.version} />
          <LineFields lines={typed.lines} deposit={deposit} formError={answer?.formError} />
          <DateField
            name="until"
            label="Valid until the end of"
            className="desk-date"
            defaultValue={typed.until}
            error={errorAt("until", answer?.formError)}
          />
          <TextArea
            name="note"
            label="A note to the customer"
            hint="Stands above the price in the email and on their page, as you type it."
            optional
            maxLength={maxNoteLength}
            defaultValue={typed.note}
          />
          <div className="desk-actions">
            <Submit name="intent" value="save">
              Save and look at the email
            </Submit>
            <Submit name="intent" value="work" kind="plain">
              Work it out
            </Submit>
          </div>
        </form>
        <div className="desk-stack">
          <Panel id="worked" title="What the customer sees">
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
