import { formatPerHead, formatPounds } from "../../ui/money.ts";
import { PriceLines } from "../../ui/price-lines/price-lines.tsx";
import type { DueRow } from "./due-text.ts";
import type { Offer } from "./offer.server.ts";

interface OfferLinesProps {
  offer: Pick<Offer, "lines" | "total" | "perHead" | "guests">;
  /** What is paid when */
  rows: readonly DueRow[];
  vat: string;
}

/** The price of an offer, the same on every page that shows it. */
export const OfferLines = ({ offer: { lines, total, perHead, guests }, rows, vat }: OfferLinesProps) => (
  <PriceLines
    lines={lines}
    total={{
      label: "Total",
      detail: formatPerHead(perHead, guests),
      amount: <strong>{formatPounds(total)}</strong>,
    }}
    plan={rows}
  >
    {vat}
  </PriceLines>
);
