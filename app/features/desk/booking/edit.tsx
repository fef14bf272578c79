/**
 * /desk/bookings/:reference/edit: first the details; then what would change, the new price beside the old one, and the button that changes
 * it.
 */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { readForm } from "../../../forms/body.server.ts";
import { ticked } from "../../../forms/form.ts";
import { ErrorSummary } from "../../../ui/error-summary/error-summary.tsx";
import { TickBox } from "../../../ui/field/choice.tsx";
import { editBooking } from "../../booking/change/edit-booking.server.ts";
import { changedQuote, isPlan, type Plan, planChange, withDetails } from "../../booking/change/proposal.server.ts";
import { lastDay } from "../../booking/offer.server.ts";
import { changeForPerformers } from "../../performer/staffing.server.ts";
import { type Details, readDetails } from "../../quote/details.server.ts";
import type { QuoteField } from "../../quote/form/fields.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import { refusalText } from "../shared/refusal-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Submit } from "../shell/screen.tsx";
import { type ChangePreview, ChangePreviewPanel } from "./change-preview.tsx";
import { DetailsFields, mistakesIn } from "./details-fields.tsx";
import { type DetailValues, detailsOf, estimateKey, readDetailsForm } from "./details-form.server.ts";
import type { FormError } from "./form-error.tsx";
import { LineFields } from "./line-fields.tsx";
import { linesFor, linesIn, linesToFill, type TypedLine, typedLines, withSpare } from "./lines.server.ts";
import { formErrorOf, type LoadedBooking, loadBooking } from "./load.server.ts";
import { priceView } from "./overview.server.ts";
import { viewOf } from "./price.tsx";
import { BookingScreen } from "./screen.tsx";

interface EditFormState {
  values: DetailValues;
  errors?: Partial<Record<QuoteField, string>>;
  /** The price lines to edit; none while nothing is priced or previewed */
  lines?: TypedLine[];
  looked?: ChangePreview;
  formError?: FormError;
}

const screenData = ({ quote, given, today }: LoadedBooking, { errors = {}, lines, ...form }: EditFormState) => ({
  ...form,
  quote,
  errors,
  lines: lines?.length ? withSpare(lines) : null,
  before: priceView(quote, today, given),
});

function priceAfter({ quote, given, today }: LoadedBooking, details: Details, plan: Plan) {
  if (plan.total === null) return null;
  const after = changedQuote(quote, details, plan, today);
  if (plan.changeKind === "offer") return viewOf(after, plan.lines, lastDay(details.answers.eventDate, today), today);
  return priceView(after, today, given);
}

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  return screenData(booking, { values: detailsOf(booking.quote) });
}

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const { reference } = quote;
  const { fields } = await readForm(args.request);
  const field = (name: string) => fields[name] ?? "";
  const { values, shown: typed } = readDetailsForm(fields, { ...valuesOf(quote), adult: ticked });
  const showAgain = (change: Omit<EditFormState, "values">, status: number) =>
    data(screenData(booking, { values: typed, ...change }), status);
  const version = Number(field("version"));
  const stale = () => formErrorOf(booking, { kind: "changed-since", quote }, version);

  const parsed = readDetails(values, ports.clock.now());
  if (!parsed.ok) return showAgain({ errors: parsed.errors, lines: linesIn(field) }, 400);
  const details = parsed.input;
  const typedPrice = linesIn(field);
  const lines = linesFor(estimateKey(typed), field, typedPrice);
  if (lines && !Array.isArray(lines)) return showAgain({ lines: typedPrice, formError: lines }, 400);
  const look = async (formError?: FormError, status = 200) => {
    const plan = planChange(quote, details, booking.today, lines);
    if (!isPlan(plan)) {
      const wanted = plan.kind === "no-price" ? linesToFill(details.estimate) : typedPrice;
      return showAgain({ lines: wanted, formError: formError ?? { problem: refusalText(plan) } }, 409);
    }
    const performers = await changeForPerformers(ports.database, withDetails(quote, details));
    const looked = { plan, price: priceAfter(booking, details, plan), performers };
    return showAgain(
      { lines: plan.total === null ? [] : typedLines(plan.lines), looked, ...(formError && { formError }) },
      status,
    );
  };
  if (version !== quote.version) return look(await stale(), 409);
  if (field("intent") !== "save") return look();

  const total = field("total") === "" ? null : Number(field("total"));
  const agreed = field("agreed") === ticked;
  const edited = await editBooking(ports, {
    reference,
    details,
    lines,
    total,
    agreed,
    expectedVersion: version,
    by: visit.actor,
  });
  switch (edited.kind) {
    case "done":
      visit.say(confirmations[edited.changeKind]);
      throw redirect(edited.changeKind === "offer" ? `${page}/send` : page, 303);
    case "changed-since":
      return look(await stale(), 409);
    default:
      return look({ problem: refusalText(edited) }, 409);
  }
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
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, values, errors, lines, looked, before, formError } = answer ?? loaded;
  const mistakes = mistakesIn(errors);
  return (
    <BookingScreen
      quote={quote}
      title="Change the booking"
      tab={`Change ${quote.reference}`}
      formError={formError}
      wrong={formError !== undefined || mistakes.length > 0}
    >
      <ErrorSummary mistakes={mistakes} answer={answer} />
      <form method="post" className="desk-form">
        <input type="hidden" name="version" value={quote.version} />
        <input type="hidden" name="pricedFor" value={estimateKey(values)} />
        <DetailsFields values={values} errors={errors} />
        {looked && <ChangePreviewPanel preview={looked} before={before} />}
        {lines && looked?.plan.total !== null && <LineFields lines={lines} formError={formError} />}
        {looked?.plan.changeKind === "ask" && (
          <TickBox name="agreed">They said yes to it on the phone: change it now</TickBox>
        )}
        {looked && looked.plan.total !== null && <input type="hidden" name="total" value={looked.plan.total} />}
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
      </form>
    </BookingScreen>
  );
}
