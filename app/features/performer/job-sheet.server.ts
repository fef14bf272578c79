/** What a performer's private link shows. About the customer only what the job needs, only when it is needed, and nothing afterwards. */

import type { StorePorts } from "../../context.ts";
import { formatDate, formatLongDate } from "../../dates/dates.ts";
import { whichNight } from "../../dates/start.ts";
import { formatTime } from "../../dates/times.ts";
import { longMoment } from "../../dates/today.server.ts";
import { formatPounds } from "../../ui/money.ts";
import { telHref } from "../../ui/phone.ts";
import { allPaid } from "../booking/due.server.ts";
import { minutesOf } from "../catalogue/store.server.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { isConfirmed } from "../quote/status.ts";
import { eventRows, personRows, type SummaryRow } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { assignmentByLink, withContext } from "./assignments.server.ts";
import {
  endTimeOf,
  feeLabel,
  fitsBooking,
  hasStarted,
  isStaffable,
  placeAfterYes,
  placeBeforeAcceptance,
  withFarVenue,
} from "./job.server.ts";
import { holdingFor } from "./staffing.server.ts";
import type { Assignment } from "./table.server.ts";

/** Milliseconds after the end of the job for which its sheet is shown: one day. */
const shownAfter = 24 * 3_600_000;

export type JobPage =
  | { kind: "unknown" }
  /** The page no longer shows any details of the job; `paid` says that the fee was paid, once it is marked so */
  | { kind: "gone"; why: "completed" | "cancelled" | "declined" | "withdrawn" | "passed-on"; paid?: string }
  /** The booking has changed, and a request with the new details will follow */
  | { kind: "changing" }
  | (Shown & { kind: "asked"; answerBy: string | null })
  /** `sheet` is null until the party is booked: only then are the customer and the exact venue shown */
  | (Shown & { kind: "yes"; sheet: JobSheet | null; mayGiveBack: boolean });

interface Shown {
  /** Sent with the form, so that an answer counts only for the details that were shown */
  askedFor: string;
  /** Pence; sent with the form too */
  fee: number;
  title: string;
  /** The act's poster and theme */
  figure: { slug: string; theme: string };
  rows: SummaryRow[];
  note: string | null;
}

export interface JobSheet {
  rows: SummaryRow[];
  contact: { name: string; phone: string; href: string };
  surprise: boolean;
}

/** @param key of a private link */
export async function jobPage(ports: StorePorts, key: string): Promise<JobPage> {
  const linked = await assignmentByLink(ports.database, key);
  const found = linked && (await withContext(ports.database, linked.id));
  if (!found) return { kind: "unknown" };
  const { assignment, quote } = found;
  const { status, note, askedFor, fee, paidOn } = assignment;
  const now = ports.clock.now();
  const started = hasStarted(assignment, now);
  if (Date.parse(assignment.endsAt) + shownAfter < now.getTime()) {
    const paid = paidOn && `Your fee of ${formatPounds(fee)} was paid on ${formatDate(paidOn)}.`;
    return { kind: "gone", why: "completed", ...(paid && { paid }) };
  }
  if (quote.status === "cancelled" || (!isStaffable(quote.status) && quote.status !== "done"))
    return { kind: "gone", why: "cancelled" };
  if (status !== "requested" && status !== "accepted") return { kind: "gone", why: status };
  if (status === "requested" && started) return { kind: "gone", why: "passed-on" };
  if (!fitsBooking(quote, assignment) && quote.status !== "done") return { kind: "changing" };
  const title = formatLongDate(quote.eventDate);
  const { poster, theme } = namesOf(quote);
  const figure = { slug: poster, theme };
  const shown = { askedFor, fee, title, figure, rows: jobRows(quote, assignment), note };
  if (status === "requested")
    return { ...shown, kind: "asked", answerBy: assignment.passOnAt && longMoment(assignment.passOnAt) };
  const open = isConfirmed(quote.status) || quote.status === "done";
  return { ...shown, kind: "yes", mayGiveBack: !started, sheet: open ? await sheetOf(ports, quote, assignment) : null };
}

/** "midnight" for 00:00: next to a start time, it can't be mistaken for the night before. */
const endText = (time: string) => (time === "00:00" ? "midnight" : formatTime(time));

/** What every performer who is asked may see. After a yes, the place is shown as it was typed. */
function jobRows(quote: Quote, { fee, status, paidOn }: Assignment): SummaryRow[] {
  const names = namesOf(quote);
  const place =
    status === "accepted"
      ? withFarVenue(quote, names.place ?? quote.place)
      : placeBeforeAcceptance(quote) || placeAfterYes;
  const { eventTime: time } = quote;
  return [
    {
      label: "Time",
      value: time
        ? `${formatTime(time)} to ${endText(endTimeOf(quote, time))}${whichNight(quote.eventDate, time)}`
        : "Not settled yet",
    },
    { label: "Place", value: place },
    { label: "Act", value: names.act },
    // Said beside the time too: while the clocks change, "1.30am to 2am" can be an hour and a half.
    { label: "Package", value: `${names.package}, ${minutesOf(quote)} minutes` },
    { label: "People there", value: String(quote.groupSize) },
    ...(quote.performers > 1 ? [{ label: "Performers", value: String(quote.performers) }] : []),
    { label: feeLabel, value: formatPounds(fee) },
    ...(paidOn ? [{ label: "Paid on", value: formatLongDate(paidOn) }] : []),
  ];
}

const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|sir|dame|lord|lady)\.?$/i;

/** Performers read a customer's first name alone (privacy page); after a title, the surname that the customer goes by. */
export function firstName(name: string): string {
  const [first = ""] = name.split(" ");
  return title.test(first) ? name : first;
}

async function sheetOf({ database }: StorePorts, quote: Quote, { performerId }: Assignment): Promise<JobSheet> {
  const others = (await holdingFor(database, [quote.reference]))
    .filter((one) => one.performerId !== performerId && one.status === "accepted")
    .map(({ publicName }) => publicName);
  // For a surprise, a call at the wrong hour gives it away.
  const wanted = ["When not to call", "Venue", "Occasion", "Notes"];
  return {
    rows: [
      ...[...personRows(quote), ...eventRows(quote)].filter(({ label }) => wanted.includes(label)),
      ...(others.length > 0 ? [{ label: "With you", value: others.join(", ") }] : []),
      {
        label: "Money",
        value:
          quote.offerTakenBack > 0
            ? "We see to it. Take nothing on the night."
            : quote.status === "booked" && !allPaid(quote)
              ? "Part of it is paid, and we see to the rest. Take nothing on the night."
              : "All of it is paid. Take nothing on the night.",
      },
    ],
    contact: { name: firstName(quote.name), phone: quote.phone, href: telHref(quote.phone, quote.phoneE164) },
    surprise: quote.surprise === 1,
  };
}
