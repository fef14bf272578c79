/** The estimate in words: the same wording for the page, the confirmation and both emails. */

import { formatDate } from "../../../dates/dates.ts";
import { counted } from "../../../ui/counted.ts";
import { formatPerHead, formatPounds } from "../../../ui/money.ts";
import type { Kind } from "../status.ts";
import type { Estimate, Travel } from "./estimate.ts";

/** What the price is called: an estimate until the owner has looked at it, or the fixed price of a direct booking. */
export const priceNames = {
  request: { title: "What it would cost", total: "Estimate", end: "Check and send" },
  direct: { title: "What it costs", total: "Total", end: "Go and check" },
} as const satisfies Record<Kind, object>;

/** A sum that travel is still missing from is no total. */
export const totalLabel = (kind: Kind, estimate: Estimate | null): string =>
  priceNames[estimate && estimate.total === null ? "request" : kind].total;

interface LineText {
  label: string;
  detail: string;
  amount: string;
}

export function lineTexts({ order, lines }: Estimate): [act: LineText, travel: LineText] {
  const { performers, singular, plural, packageName, price, travel } = order;
  return [
    {
      label: `${performers} × ${performers === 1 ? singular : plural}`,
      detail: performers === 1 ? packageName : `${packageName}, ${formatPounds(price)} each`,
      amount: formatPounds(lines[0].pence),
    },
    { label: travelLabel(travel), ...travelText(travel) },
  ];
}

const travelLabel = (travel: Travel) => (travel.kind === "unsaid" ? "Travel" : `Travel to ${travel.place}`);

function travelText(travel: Travel): { detail: string; amount: string } {
  switch (travel.kind) {
    case "unsaid":
      return { detail: "Tell us the place and we’ll work it out", amount: "to come" };
    case "coming":
      return {
        detail: travel.failed ? "We couldn’t look this up just now; your quote will say" : "Working it out…",
        amount: "to come",
      };
    case "by-hand":
      return {
        detail: travel.overseas ? "Overseas, so priced by hand" : "Not on our list, so priced by hand",
        amount: "on top",
      };
    case "known": {
      const { base, place, miles, freeMiles, pence } = travel;
      if (pence > 0)
        return {
          detail: `${counted(miles, "mile")} from ${base}${freeMiles > 0 ? `, ${miles - freeMiles} beyond the free ${freeMiles}` : ""}`,
          amount: formatPounds(pence),
        };
      // An agency that charges no travel includes it beyond the free miles too.
      const away =
        miles > freeMiles
          ? `${counted(miles, "mile")} from ${base}`
          : `Within ${counted(freeMiles, "mile")} of ${base}`;
      return { detail: base === place ? "Our performers start there" : away, amount: "included" };
    }
  }
}

/** Why a journey has no price yet. */
export const byHandText = ({ place, overseas }: Extract<Travel, { kind: "by-hand" }>): string =>
  overseas ? `We price journeys to ${place} by hand.` : `We don’t know “${place}” yet.`;

/** The text of the total line: "£214.50", "£180 plus travel". */
export function totalText({ total, subtotal, order }: Estimate): string {
  if (total !== null) return formatPounds(total);
  return `${formatPounds(subtotal)} ${order.travel.kind === "by-hand" ? "plus travel" : "before travel"}`;
}

/** "£10.73 a head for 20"; undefined for a single guest, or while it is not known. */
export const perHeadText = ({ perHead, order: { guests } }: Estimate): string | undefined =>
  perHead === null || guests === undefined ? undefined : formatPerHead(perHead, guests);

/** The estimate in one sentence, for the others of the group. @param place the name of the place that travel is priced for */
export function shareText(estimate: Estimate, place: string): string {
  const [{ label, detail }] = lineTexts(estimate);
  const sum = [`${totalText(estimate)} in all`, perHeadText(estimate)].filter(Boolean).join(", ");
  return `${label} in ${place} (${detail}): ${sum}.`;
}

/** When each part would have to be paid if they book. */
export function paymentText({ payment, total }: Estimate): string | undefined {
  if (!payment || total === null) return;
  const { deposit, balance, balanceDue, balanceDueDays } = payment;
  if (balance === 0) return `If you book, the whole ${formatPounds(total)} is due then.`;
  if (balanceDue === "now")
    return `If you book, the whole ${formatPounds(total)} is due then, as the party is within ${counted(balanceDueDays, "day")}.`;
  const when = balanceDue
    ? `by ${formatDate(balanceDue)}`
    : `at the latest ${counted(balanceDueDays, "day")} before the party`;
  return `If you book: ${formatPounds(deposit)} deposit then, ${formatPounds(balance)} ${when}.`;
}
