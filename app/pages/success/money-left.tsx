import { Form } from "react-router";
import { byText, sendText } from "../../features/booking/due-text.ts";
import { ShownDue } from "../../features/booking/shown-due.tsx";
import { SummaryList } from "../../features/quote/summary-list.tsx";
import { SubmitButton } from "../../forms/parts.tsx";
import { formatPounds } from "../../ui/money.ts";
import { PriceRow } from "../../ui/price-lines/price-lines.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { BookedView } from "./booked.server.ts";
import { PollStatus } from "./poll-status.tsx";

/** Whether the balance is due now and paid here: then its button is the page's main one. */
export const payFirst = ({ money: { left }, attempt, past }: BookedView) =>
  left?.dueNow === true && !past && attempt.kind !== "instructions";

/** Payments with their days, what is left to pay and by when, and refunds. */
export function Money({ shown }: { shown: BookedView }) {
  const { money, attempt, pay, past } = shown;
  const { paid, chargedBack, left, writtenOff, back } = money;
  return (
    <>
      {/* Announced when a payment that was being confirmed arrives. */}
      <h2 aria-live="polite">{left ? "Paid and left to pay" : writtenOff ? "Paid" : "All paid"}</h2>
      <dl className="price-lines">
        {paid.map(({ label, pence, at, day }) => (
          <PriceRow key={label + at} label={<Unbroken>{`${label}, ${day}`}</Unbroken>}>
            {formatPounds(pence)}
          </PriceRow>
        ))}
        {chargedBack > 0 && <PriceRow label="Taken back by your bank">−{formatPounds(chargedBack)}</PriceRow>}
        {back && (
          <PriceRow label={back.done ? "Gone back to you" : "On its way back to you"}>
            −{formatPounds(back.pence)}
          </PriceRow>
        )}
        <PriceRow label="Left to pay " detail={left && <Unbroken>{byText(left)}</Unbroken>} className="price-total">
          <strong>{left ? formatPounds(left.pence) : "Nothing"}</strong>
        </PriceRow>
      </dl>
      {left && (attempt.kind === "waiting" || attempt.kind === "failed") && (
        <div role="status" className="note" data-theme="blush">
          {attempt.kind === "waiting" ? (
            <>
              <p>Your payment of the balance is being confirmed, if you finished it.</p>
              <PollStatus />
            </>
          ) : (
            <p>Your payment of the balance did not go through, and nothing was taken. Please try again.</p>
          )}
        </div>
      )}
      {left && attempt.kind === "instructions" && (
        <div className="note" data-theme="blush">
          <p>
            Send the balance by bank transfer, with the reference exactly as it stands.{" "}
            <Unbroken>{sendText(left)}</Unbroken>
          </p>
          <SummaryList rows={attempt.lines} />
        </div>
      )}
      {left && !past && attempt.kind !== "instructions" && (
        <Form method="post" action={pay}>
          <ShownDue due={left} />
          <SubmitButton
            busy="One moment…"
            className={payFirst(shown) ? "button button-main" : "button"}
          >{`Pay the balance of ${formatPounds(left.pence)}`}</SubmitButton>
        </Form>
      )}
    </>
  );
}
