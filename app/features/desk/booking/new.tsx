/** /desk/bookings/new: records a booking taken by phone; ?enquiry= starts with a message from the contact form. */
import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { type Ports, portsContext } from "../../../context.ts";
import { readDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import { isUuid } from "../../../forms/token.server.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { TickBox } from "../../../ui/field/choice.tsx";
import { TextArea } from "../../../ui/field/field.tsx";
import { bookByPhone } from "../../booking/by-phone/book-by-phone.server.ts";
import { lastDay, totalOf } from "../../booking/offer.server.ts";
import { prices } from "../../catalogue/store.server.ts";
import { enquiryById } from "../../enquiry/tick-off.server.ts";
import { readDetails, readPricedDetails } from "../../quote/details.server.ts";
import { quoteForm } from "../../quote/form/fields.ts";
import { answersIn, tickedOff } from "../messages/from-message.server.ts";
import { refusalText } from "../shared/refusal-text.ts";
import { errorAt } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Screen, Submit, takesFocus } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { DetailsFields, detailMistakes } from "./details-fields.tsx";
import { type DetailValues, emptyDetails, estimateKey, readDetailsForm } from "./details-form.server.ts";
import { LineFields } from "./line-fields.tsx";
import {
  linesFor,
  linesFromEstimate,
  linesIn,
  linesToFill,
  liveDeposit,
  maxNoteLength,
  readNote,
  type TypedLine,
  typedLines,
} from "./lines.server.ts";
import { proposedPrice } from "./overview.server.ts";
import { PriceTable } from "./price-table.tsx";

interface NewFormState {
  values: DetailValues;
  key: string;
  enquiry: string;
  deposit: ReturnType<typeof liveDeposit>;
  note?: string;
  mistakes?: Mistake[];
  lines?: TypedLine[];
  price?: ReturnType<typeof proposedPrice>;
}

export async function loader({ request, context }: RouteArgs): Promise<NewFormState> {
  const { database } = context.get(portsContext);
  const asked = new URL(request.url).searchParams.get("enquiry") ?? "";
  const enquiry = isUuid(asked) ? await enquiryById(database, asked) : undefined;
  const values = { ...emptyDetails(), ...(enquiry && answersIn(enquiry)) };
  return { values, key: randomUUID(), enquiry: enquiry?.id ?? "", deposit: prices.deposit };
}

export async function action({ request, context }: RouteArgs) {
  const ports: Ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const { fields } = await readForm(request);
  const field = (name: string) => fields[name] ?? "";
  const { values, shown: typed } = readDetailsForm(fields, quoteForm.empty);
  const key = isUuid(field("key")) ? field("key") : randomUUID();
  const enquiry = isUuid(field("enquiry")) ? field("enquiry") : "";
  const note = readNote(field("note"));
  const now = ports.clock.now();
  const today = venueDate(now);
  const day = readDate(values.date, today);
  const deposit = day.ok ? liveDeposit(day.iso, today) : prices.deposit;
  const showAgain = (change: Omit<NewFormState, "values" | "key" | "enquiry" | "deposit">, status: number) =>
    data<NewFormState>({ values: typed, key, enquiry, deposit, note, ...change }, status);
  const intent = field("intent");
  const shownTotal = field("total");
  const typedPrice = linesIn(field);
  const priced = readPricedDetails(values, now);
  const parsed = readDetails(values, now);
  // The caller waits for the sum: only keeping and sending need a name, a number and the rest.
  const wrong = mistakesIn(intent === "work" ? priced : parsed);
  if (!priced.ok) return showAgain({ mistakes: wrong, lines: typedPrice }, 400);
  const { answers, estimate } = priced.input;
  const lines = linesFor(estimateKey(typed), field, typedPrice) ?? linesFromEstimate(estimate, typedPrice);
  if (!lines && intent !== "keep") {
    const message = "The price list has no travel to this place: fill in its pounds.";
    return showAgain({ lines: linesToFill(estimate), mistakes: [...wrong, { message }] }, 400);
  }
  if (lines && !Array.isArray(lines)) return showAgain({ lines: typedPrice, mistakes: [...wrong, lines] }, 400);
  const shown = lines && {
    lines: typedLines(lines),
    price: proposedPrice({ ...answers, offerVersion: 0 }, lines, lastDay(answers.eventDate, today), today),
  };
  if (shown && (intent === "work" || (intent !== "keep" && Number(shownTotal) !== totalOf(lines)))) {
    const changed = intent !== "work" && shownTotal !== "";
    const mistakes = changed ? [{ message: refusalText({ kind: "another-price" }) }] : [];
    return showAgain({ ...shown, mistakes: [...mistakes, ...wrong] }, 200);
  }
  if (!parsed.ok) return showAgain({ ...(shownTotal === "" ? { lines: typedPrice } : shown), mistakes: wrong }, 400);
  const go = intent === "agreed" || intent === "send" ? intent : "keep";
  const booked = await bookByPhone(ports, {
    details: parsed.input,
    // Stored without working out a price: it is priced later.
    lines: go === "keep" && shownTotal === "" ? [] : (lines ?? []),
    note: note || null,
    key,
    go,
    by: actor,
    ...(enquiry && { extraWrites: tickedOff(enquiry, actor, now) }),
  });
  say(booked.ok ? confirmations[go] : booked.because);
  throw redirect(`/desk/bookings/${booked.reference}`, 303);
}

const mistakesIn = (read: ReturnType<typeof readPricedDetails | typeof readDetails>): Mistake[] =>
  read.ok ? [] : detailMistakes(read.errors);

const confirmations = {
  agreed: "Noted. What they agreed to is on its way to them, with a link to pay",
  send: "Stored, and the price is on its way",
  keep: "Stored. Nothing was sent",
} as const;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { values, key, enquiry, note, mistakes = [], lines = [], price, deposit } = answer ?? loaded;
  return (
    <Screen
      title="New booking"
      mistakes={mistakes}
      back={{ to: "/desk/bookings", label: "Bookings" }}
      lede={
        enquiry
          ? "From a message: it is ticked off when this is stored."
          : "For a booking by phone: work out the price, say it, then send it or record their yes."
      }
    >
      <PostForm fields={{ key, enquiry, pricedFor: estimateKey(values) }} className="desk-form">
        <DetailsFields values={values} mistakes={mistakes} />
        <TickBox name="adult" defaultValue={values.adult} error={errorAt("adult", mistakes)}>
          They confirm that they and everyone there will be 18 or over
        </TickBox>
        {price && (
          <section className="desk-panel desk-different" aria-labelledby="worked">
            <h2 id="worked" {...takesFocus}>
              The price
            </h2>
            <PriceTable price={price} />
            <input type="hidden" name="total" value={price.total} />
          </section>
        )}
        {lines.length > 0 && <LineFields lines={lines} deposit={deposit} mistakes={mistakes} />}
        {price && (
          <TextArea
            name="note"
            label="A note to the customer"
            optional
            className="input desk-short"
            maxLength={maxNoteLength}
            defaultValue={note}
          />
        )}
        <div className="desk-actions">
          {price ? (
            <>
              <Submit name="intent" value="agreed">
                They said yes: send it to pay
              </Submit>
              <Submit name="intent" value="send" kind="plain">
                Send the price
              </Submit>
              <Submit name="intent" value="work" kind="plain">
                Work it out again
              </Submit>
            </>
          ) : (
            <Submit name="intent" value="work">
              Work it out
            </Submit>
          )}
          <Submit name="intent" value="keep" kind="plain">
            Keep for later
          </Submit>
        </div>
      </PostForm>
    </Screen>
  );
}
