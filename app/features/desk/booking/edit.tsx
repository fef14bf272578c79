/** /desk/bookings/:reference/edit: first the details; then what would change, with both prices, and the button that changes it. */
import { data, useActionData, useLoaderData } from "react-router";
import { ticked } from "../../../forms/form.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { TickBox } from "../../../ui/field/choice.tsx";
import { editBooking } from "../../booking/change/edit-booking.server.ts";
import { earlierAfter, waitingChange } from "../../booking/change/open-proposal.server.ts";
import { changedQuote, isPlan, type Plan, planChange, withDetails } from "../../booking/change/proposal.server.ts";
import { lastDay } from "../../booking/offer.server.ts";
import { changeForPerformers } from "../../performer/staffing.server.ts";
import { farVenueNote } from "../../place/venue/far-venue.server.ts";
import { type Details, readDetails } from "../../quote/details.server.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit } from "../shell/screen.tsx";
import { type ChangePreview, ChangePreviewPanel } from "./change-preview.tsx";
import { DetailsFields, detailMistakes } from "./details-fields.tsx";
import { type DetailValues, detailsOf, estimateKey, readDetailsForm } from "./details-form.server.ts";
import { LineFields } from "./line-fields.tsx";
import { linesFor, linesIn, linesToFill, type TypedLine, typedLines } from "./lines.server.ts";
import { type LoadedBooking, loadBooking, loadBookingForm, mistakesOf } from "./load.server.ts";
import { priceView, proposedPrice } from "./overview.server.ts";
import { BookingScreen } from "./screen.tsx";

function priceAfter({ quote, given, today }: LoadedBooking, details: Details, plan: Plan) {
  if (plan.total === null) return null;
  const after = changedQuote(quote, details, plan, today);
  const until = lastDay(details.answers.eventDate, today);
  if (plan.changeKind === "offer") return proposedPrice(after, plan.lines, until, today);
  return priceView(after, today, given);
}

export async function loader(args: RouteArgs) {
  const { quote, given, today } = await loadBooking(args);
  return { quote, before: priceView(quote, today, given), values: detailsOf(quote), version: quote.version };
}

interface Answer {
  values: DetailValues;
  /** The version that was looked at; the form is saved only if the booking still has it */
  version: number;
  mistakes: Mistake[];
  /** The price lines to edit; none while nothing is priced or previewed */
  lines: TypedLine[];
  looked?: ChangePreview;
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, quote, today, fields, field, asked, done } = form;
  const { version } = quote;
  const { values: answers, shown: values } = readDetailsForm(fields, { ...valuesOf(quote), adult: ticked });
  const typedPrice = linesIn(field);
  const showAgain = (change: Partial<Answer>, status: number) =>
    data<Answer>({ values, version, mistakes: [], lines: typedPrice, ...change }, status);

  const parsed = readDetails(answers, ports.clock.now());
  if (!parsed.ok) return showAgain({ mistakes: detailMistakes(parsed.errors) }, 400);
  const details = parsed.input;
  const lines = linesFor(estimateKey(values), field, typedPrice);
  if (lines && !Array.isArray(lines)) return showAgain({ mistakes: [lines] }, 400);
  const look = async (mistakes: Mistake[] = []) => {
    const plan = planChange(quote, details, today, lines);
    if (!isPlan(plan)) {
      const wanted = plan.kind === "no-price" ? linesToFill(details.estimate) : typedPrice;
      return showAgain({ lines: wanted, mistakes: mistakes.length > 0 ? mistakes : await mistakesOf(form, plan) }, 409);
    }
    const after = withDetails(quote, details);
    const performers = await changeForPerformers(ports.database, after, ports.clock.now());
    const waiting = await waitingChange(ports.database, quote, today);
    const earlier = waiting && {
      plan: waiting.plan,
      madeAt: waiting.madeAt,
      becomes: earlierAfter(quote, details, plan),
    };
    const farVenue = farVenueNote(after);
    const looked = { plan, price: priceAfter(form, details, plan), performers, earlier, farVenue };
    const shownLines = plan.total === null ? [] : typedLines(plan.lines);
    return showAgain({ lines: shownLines, looked, mistakes }, mistakes.length > 0 ? 409 : 200);
  };
  if (asked.expectedVersion !== version) return look(await mistakesOf(form, { kind: "changed-since" }));
  if (field("intent") !== "save") return look();

  const total = field("total") === "" ? null : Number(field("total"));
  const agreed = field("agreed") === ticked;
  const edited = await editBooking(ports, { ...asked, details, lines, total, agreed, withdraws: field("withdraws") });
  if (edited.kind !== "done") return look(await mistakesOf(form, edited));
  throw done(confirmations[edited.changeKind], edited.changeKind === "offer" ? "/send" : "");
}

const confirmations = {
  details: "Changed",
  offer: "Changed and priced. Nothing is sent yet: look at the email, then send it",
  "at-once": "Changed, and the customer is told what is different",
  ask: "The customer is asked. Nothing changes until they say yes",
} as const;

const buttons = {
  details: "Save",
  offer: "Save and look at the email",
  "at-once": "Save and tell the customer",
  ask: "Ask the customer",
} as const;

export function Component() {
  const { quote, before, ...initial } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { values, version } = answer ?? initial;
  const { mistakes = [], lines = [], looked } = answer ?? {};
  return (
    <BookingScreen quote={quote} title="Change the booking" tab={`Change ${quote.reference}`} mistakes={mistakes}>
      <PostForm fields={{ version, pricedFor: estimateKey(values) }} className="desk-form">
        <DetailsFields values={values} mistakes={mistakes} />
        {looked && <ChangePreviewPanel preview={looked} before={before} />}
        {lines.length > 0 && looked?.plan.total !== null && <LineFields lines={lines} mistakes={mistakes} />}
        {looked?.plan.changeKind === "ask" && (
          <TickBox name="agreed">They said yes to it on the phone: change it now</TickBox>
        )}
        {looked && looked.plan.total !== null && <input type="hidden" name="total" value={looked.plan.total} />}
        {looked?.earlier?.becomes === "withdrawn" && (
          <input type="hidden" name="withdraws" value={looked.earlier.madeAt} />
        )}
        <div className="desk-actions">
          {looked && (looked.plan.changed.length > 0 || looked.plan.was !== looked.plan.total) ? (
            <>
              <Submit name="intent" value="save">
                {buttons[looked.plan.changeKind]}
              </Submit>
              <Submit name="intent" value="look" kind="plain">
                Work it out
              </Submit>
            </>
          ) : (
            <Submit name="intent" value="look">
              Look at what changes
            </Submit>
          )}
        </div>
      </PostForm>
    </BookingScreen>
  );
}
