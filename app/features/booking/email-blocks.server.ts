/** Blocks that the emails about offers and bookings share, worded as on the pages. */
import type { Block } from "../../email/blocks.server.ts";
import { formatPerHead, formatPounds } from "../../ui/money.ts";
import { plainText } from "../../ui/rich-text/plain-text.ts";
import { prices } from "../catalogue/store.server.ts";
import type { CancellationRow, Due } from "../money/rules.ts";
import { fixedDateNote } from "../quote/summary-rows.ts";
import { infoPage } from "../site/info.server.ts";
import { dueRows } from "./due-text.ts";
import type { Offer } from "./offer.server.ts";

/** The price as the pages show it: lines, total, per head. @param due what is paid when; left out where the email says it elsewhere */
export const priceBlocks = (
  { lines, total, perHead, guests }: Offer,
  { title = "What it costs", due }: { title?: string; due?: Due } = {},
): Block[] => [
  { part: title },
  {
    lines,
    total: { label: "Total", detail: formatPerHead(perHead, guests), amount: formatPounds(total) },
    after: (due ? dueRows(due) : []).map(({ label, pence }) => ({ label, amount: formatPounds(pence) })),
  },
  { small: prices.vat },
];

/** The terms as they were shown: this email is the customer's record of them. */
export const termBlocks = (terms: readonly CancellationRow[], title = "If you cancel"): Block[] => [
  { part: title },
  { terms },
  { small: `${fixedDateNote} The day we hear from you counts.` },
];

/** The words of /terms, in the email that confirms a contract: a page is no durable medium (SI 2013/3134, regulation 16). */
export const bookingTermBlocks = (): Block[] => [
  { part: "Our terms" },
  ...infoPage("terms").sections.map(({ title, text, points, table, after }, index) => ({
    title: `${index + 1}. ${title}.`,
    small: plainText([...text, ...points, ...(table ? ["the table above."] : []), ...after].join(" ")),
  })),
];
