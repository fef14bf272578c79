import { formatPounds } from "../../ui/money.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { MoneyBack as Sums } from "./closed.server.ts";

/** What was paid, and what comes back of it, on the page of a booking that ended. */
export function MoneyBack({ money: { paid, refunded, pending, days } }: { money: Sums }) {
  const back = refunded + pending;
  const inTwoSteps = refunded > 0 && pending > 0;
  return (
    <dl className="price-lines sent-back">
      <div>
        <dt>You paid</dt>
        <dd>{formatPounds(paid)}</dd>
      </div>
      {inTwoSteps && (
        <>
          <div>
            <dt>
              <Unbroken>{days ? `Gone back to you, ${days}` : "Gone back to you"}</Unbroken>
            </dt>
            <dd>{formatPounds(refunded)}</dd>
          </div>
          <div>
            <dt>On its way</dt>
            <dd>{formatPounds(pending)}</dd>
          </div>
        </>
      )}
      <div className="price-total">
        <dt>
          {back > 0 && pending === 0 ? "Went back to you" : "Comes back to you"}
          {back > 0 && (
            <span>
              <Unbroken>{`the way you paid${days && !inTwoSteps ? `, on ${days}` : ""}`}</Unbroken>
            </span>
          )}
        </dt>
        <dd>
          <strong>{back > 0 ? formatPounds(back) : "Nothing"}</strong>
        </dd>
      </div>
    </dl>
  );
}
