import { formatPounds } from "../../ui/money.ts";
import { formatDate } from "./dates.ts";
import type { PricedOffer } from "./offered.server.ts";

/** What is paid when. `by`: ISO date, or null when nothing is left */
export interface PayingPlan {
  now: { label: string; pence: number };
  later: { pence: number; by: string } | null;
}

interface OfferLinesProps {
  offer: Pick<PricedOffer, "lines" | "total" | "perHead" | "guests">;
  plan?: PayingPlan;
  vat: string;
}

/** A firm price: its lines, the total, the cost per head, and what is paid when. The same on every page that shows it. */
export function OfferLines({ offer, plan, vat }: OfferLinesProps) {
  return (
    <>
      <dl className="estimate-lines">
        {offer.lines.map(({ label, detail, amount }) => (
          <div key={label}>
            <dt>
              {label}
              <span>{detail}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="estimate-total">
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
        {plan && (
          <div className="plan">
            <dt>{plan.now.label}</dt>
            <dd>{formatPounds(plan.now.pence)}</dd>
          </div>
        )}
        {plan?.later && (
          <div className="plan">
            <dt>Balance, by {formatDate(plan.later.by)}</dt>
            <dd>{formatPounds(plan.later.pence)}</dd>
          </div>
        )}
      </dl>
      <p className="small">{vat}</p>
    </>
  );
}
