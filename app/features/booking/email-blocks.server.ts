/** What letters about an offer and a booking have in common, in the words of the pages. */
import type { Block } from "../../email/compose.tsx";
import { formatPounds } from "../../ui/money.ts";
import { prices } from "../catalogue/store.server.ts";
import type { CancellationRow, Due } from "../money/rules.ts";
import { fixedDateNote } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { agency } from "../site/sender.server.ts";
import { dueRows } from "./due-text.ts";
import type { Offer } from "./offer.server.ts";

/** The price as the pages show it: lines, total, per head, and what is paid when. */
export const priceBlocks = ({ lines, total, perHead, guests }: Offer, due: Due): Block[] => [
  { part: "What it costs" },
  {
    lines,
    total: {
      label: "Total",
      detail: `${formatPounds(perHead)} a head for ${guests}`,
      amount: formatPounds(total),
    },
    after: dueRows(due).map(({ label, pence }) => ({ label, amount: formatPounds(pence) })),
  },
  { small: prices.vat },
];

/** The terms as she was shown them: a letter is what she keeps of them. */
export const termBlocks = (terms: readonly CancellationRow[], title = "If you cancel"): Block[] => [
  { part: title },
  ...terms.map(({ words }) => ({ small: words })),
  { small: `${fixedDateNote} The day we hear from you counts.` },
];

export const callBlock: Block = {
  words: `Something wrong or changed? Reply to this e-mail or call ${agency.phone.display} with your reference.`,
};

/** Of a surprise it names neither act nor party: a list of letters may be read over a shoulder. */
export const previewOf = ({ surprise, reference }: Pick<Quote, "surprise" | "reference">, words: string): string =>
  surprise ? `Your reference is ${reference}.` : words;
