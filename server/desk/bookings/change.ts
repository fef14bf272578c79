/** Changes the details of a booking and its price. Shows the differences and asks before it changes anything. */
import { askedFirst, beforeSaving, performersText } from "../../../app/features/booking/change/change-text.server.ts";
import { editBooking } from "../../../app/features/booking/change/edit-booking.server.ts";
import { earlierAfter, waitingChange } from "../../../app/features/booking/change/open-proposal.server.ts";
import {
  changedQuote,
  isClosed,
  isPlan,
  type Plan,
  planChange,
  withDetails,
} from "../../../app/features/booking/change/proposal.server.ts";
import { lastDay, linesOf, type OfferLine } from "../../../app/features/booking/offer.server.ts";
import { detailsOf } from "../../../app/features/desk/booking/details-form.server.ts";
import { changeForPerformers } from "../../../app/features/performer/staffing.server.ts";
import { farVenueNote } from "../../../app/features/place/venue/far-venue.server.ts";
import type { Details } from "../../../app/features/quote/details.server.ts";
import { valuesOf } from "../../../app/features/quote/form/values-of.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import { ticked } from "../../../app/forms/form.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { needPounds, readLine } from "../lines.ts";
import type { Desk, Result } from "../open.ts";
import { askTravel, proposedText } from "../price.ts";
import { priceText } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";
import { table } from "../terminal/table.ts";
import { refusedFor } from "../text.ts";
import { type DetailOptions, detailsFrom } from "./details.ts";

interface ChangeOptions extends DetailOptions {
  travel?: string;
  line?: string[];
  /** The customer has agreed by phone to a change about which they would otherwise be asked */
  agreed?: boolean;
}

/** @throws Refusal that names what is wrong by its option, or says why this change is not possible */
export async function change(desk: Desk, typed: string, options: ChangeOptions): Promise<Result> {
  const { ports, today, by } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, status, version } = quote;
  if (isClosed(quote)) throw refusedFor(reference, { kind: "ended", status });
  const details = detailsFrom(desk, options, detailsOf(quote), { ...valuesOf(quote), adult: ticked });
  let lines: OfferLine[] | undefined = options.line?.map(readLine);
  if (options.travel !== undefined) lines ??= linesOf(details.estimate, needPounds(options.travel));
  let plan = planChange(quote, details, today, lines);
  if (!isPlan(plan) && plan.kind === "no-price") {
    lines = linesOf(details.estimate, await askTravel(desk, details.answers.place));
    plan = planChange(quote, details, today, lines);
  }
  if (!isPlan(plan)) throw refusedFor(reference, plan);
  if (plan.changed.length === 0 && plan.was === plan.total && !lines) throw refusedFor(reference, { kind: "nothing" });
  const { agreed = false } = options;
  const waiting = await waitingChange(desk.database, quote, today);
  desk.show(await differenceText(desk, quote, details, plan, agreed, waiting?.plan));
  const asks = plan.changeKind === "ask" && !agreed;
  await desk.ask.agree(asks ? `Ask ${quote.email} about it?` : `Change ${reference} so?`);

  const { total } = plan;
  const asked = { details, lines, total, agreed, withdraws: waiting?.madeAt };
  const edited = await editBooking(ports, { reference, ...asked, expectedVersion: version, by });
  if (edited.kind !== "done") throw refusedFor(reference, edited);
  return {
    data: { ...readable(edited.quote), change: edited.changeKind, changed: plan.changed },
    text: doneText(edited.quote)[edited.changeKind],
  };
}

const doneText = ({ reference, email }: Quote): Record<Plan["changeKind"], string> => ({
  details: `${reference} is changed.`,
  offer: `${reference} is changed and priced. Nothing is sent yet: npm run desk send ${reference}`,
  "at-once": `${reference} is changed, and ${email} is told what is different.`,
  ask: `${email} is asked. Nothing changes until they say yes.`,
});

/** The differences, the new price, and what the change leads to. */
async function differenceText(
  desk: Desk,
  quote: Quote,
  details: Details,
  plan: Plan,
  agreed: boolean,
  waiting: Plan | undefined,
): Promise<string> {
  const { was, total, changed, lines } = plan;
  const repriced = was !== null && total !== null && was !== total;
  const rows = [
    ...changed,
    ...(repriced ? [{ label: "Price", before: formatPounds(was), after: formatPounds(total) }] : []),
  ];
  const after = changedQuote(quote, details, plan, desk.today);
  const until = lastDay(details.answers.eventDate, desk.today);
  const price =
    plan.changeKind === "offer"
      ? proposedText(desk, after, lines, until)
      : repriced
        ? await priceText(desk, after)
        : "";
  const detailed = withDetails(quote, details);
  const performers = await changeForPerformers(desk.database, detailed, desk.ports.clock.now());
  const parts = [
    table(
      rows.map(({ label, before, after }) => ({ "": label, Before: before || "nothing", After: after || "nothing" })),
      desk.width,
    ),
    price,
    farVenueNote(detailed) ?? "",
    plan.changeKind === "ask" && !agreed ? askedFirst(plan) : "",
    waiting ? beforeSaving(waiting, earlierAfter(quote, details, plan)) : "",
    performersText(performers),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
