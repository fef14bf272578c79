import { formatPounds } from "../../ui/money.ts";
import type { DueRow } from "./due-text.ts";
import type { Offer } from "./offer.server.ts";

interface OfferLinesProps {
  offer: Pick<Offer, "lines" | "total" | "perHead" | "guests">;
  /** What is paid when */
  rows?: readonly DueRow[];
  vat: string;
}

/** A firm price: its lines, the total, the cost per head, and what is paid when. The same on every page that shows it. */
export function OfferLines({ offer, rows = [], vat }: OfferLinesProps) {
  return (
    <>
      <dl className="price-lines">
        {offer.lines.map(({ label, detail, amount }) => (
          <div key={label}>
            <dt>
              {label}
              <span>{detail}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="price-total">
          <dt>
            Total
            <span>
              {formatPounds(offer.perHead)} a head for {offer.guests}
            </span>
          </dt>
          <dd>
            <strong>{formatPounds(offer.total)}</strong>
          </dd>
        </div>
        {rows.map(({ label, pence }) => (
          <div className="plan" key={label}>
            <dt>{label}</dt>
            <dd>{formatPounds(pence)}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{vat}</p>
    </>
  );
}
