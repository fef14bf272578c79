import { formatPounds } from "../../ui/money.ts";
import { PriceRow } from "../../ui/price-lines/price-lines.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { MoneyBack as Sums } from "./closed.server.ts";

/** What was paid, and what comes back of it, on the page of a booking that ended. */
export function MoneyBack({ money: { paid, refunded, pending, days } }: { money: Sums }) {
  const back = refunded + pending;
  const inTwoSteps = refunded > 0 && pending > 0;
  return (
    <dl className="price-lines sent-back">
      <PriceRow label="You paid">{formatPounds(paid)}</PriceRow>
      {inTwoSteps && (
        <>
          <PriceRow label={<Unbroken>{days ? `Gone back to you, ${days}` : "Gone back to you"}</Unbroken>}>
            {formatPounds(refunded)}
          </PriceRow>
          <PriceRow label="On its way">{formatPounds(pending)}</PriceRow>
        </>
      )}
      <PriceRow
        label={back > 0 && pending === 0 ? "Went back to you" : "Comes back to you"}
        detail={back > 0 && <Unbroken>{`the way you paid${days && !inTwoSteps ? `, on ${days}` : ""}`}</Unbroken>}
        className="price-total"
      >
        <strong>{back > 0 ? formatPounds(back) : "Nothing"}</strong>
      </PriceRow>
    </dl>
  );
}
