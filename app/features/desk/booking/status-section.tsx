/** The status of a booking, the next steps, and what ends it. */
import { capitalised } from "../../../ui/capitalised.ts";
import { formatPounds } from "../../../ui/money.ts";
import { statusTextOf } from "../../booking/status-text.ts";
import { buttonClass } from "../shell/screen.tsx";
import { StatusMark } from "../shell/status.tsx";
import type { Overview } from "./overview.server.ts";

/** The status and the next steps, the main one first. */
export function StatusSection({ shown }: { shown: Overview }) {
  const { steps, quote, waiting } = shown;
  const { reference, status } = quote;
  const to = (step: string) => `/desk/bookings/${reference}/${step}`;
  const main = { requested: "price", priced: "send", accepted: "paid", booked: "paid" }[status as string];
  const next = [
    steps.price && status === "requested" && (["price", "Price it"] as const),
    steps.agreed && (["agreed", "Yes by phone"] as const),
    steps.paid && (["paid", "Mark paid"] as const),
    steps.send && (["send", status === "priced" ? "Check and send" : "Send again"] as const),
  ].filter((step) => step !== false);
  next.sort(([a], [b]) => Number(b === main) - Number(a === main));
  return (
    <section className="desk-status" aria-label="How it stands">
      <p>
        <StatusMark status={status} label={capitalised(statusTextOf(quote))} />
        {shown.price?.late && (
          <span className="desk-turn" data-turn="ours">
            {shown.price.late}
          </span>
        )}
        {quote.surprise === 1 && <span className="desk-mark">a surprise</span>}
        {shown.tags.map((tag) => (
          <span key={tag} className="desk-mark">
            {tag}
          </span>
        ))}
      </p>
      {quote.suspect === 1 && (
        <p className="note desk-note">
          It looks as if a machine had filled it in. No email went to the address it names.
        </p>
      )}
      {shown.farVenue && <p className="note desk-note">{shown.farVenue}</p>}
      {waiting && (
        <p className="note desk-note">
          A change waits for the customer’s yes since {waiting.since}:{" "}
          {waiting.changed.map(({ label }) => label.toLowerCase()).join(", ")}
          {waiting.was !== waiting.total && `, from ${formatPounds(waiting.was)} to ${formatPounds(waiting.total)}`}.{" "}
          <a href={to("withdraw-change")}>Withdraw it</a>
        </p>
      )}
      {shown.changeIsOff && (
        <p className="note desk-note">
          A change waited for the customer’s yes, and can’t be made any more: something else of the booking has changed
          or was paid since, or its day is over. It stays as it is; if it is still wanted, change the booking again.{" "}
          <a href={to("withdraw-change")}>Withdraw it</a>
        </p>
      )}
      {shown.staleInvoice && (
        <p className="note desk-note">
          {shown.staleInvoice} has the earlier price. <a href={to("invoices")}>Send the new invoice</a>.
        </p>
      )}
      <div className="desk-actions">
        {next.map(([step, text]) => (
          <a key={step} className={step === main ? buttonClass.main : buttonClass.plain} href={to(step)}>
            {text}
          </a>
        ))}
        {shown.phone && (
          <a className={buttonClass.plain} href={shown.phone.href}>
            Call
          </a>
        )}
        {shown.phone && quote.noCalls && <strong>When not to call: {quote.noCalls}</strong>}
      </div>
    </section>
  );
}

/** Links that end the booking, separate from the other steps. */
export function Ends({ shown: { steps, owner, quote } }: { shown: Overview }) {
  const to = (step: string) => `/desk/bookings/${quote.reference}/${step}`;
  return (
    <nav className="desk-ends" aria-label="More about it">
      {quote.status !== "requested" && <a href={to("invoices")}>Invoices</a>}
      {steps.refundPart && owner && <a href={to("refund-part")}>Refund a part</a>}
      {steps.writeOff && owner && <a href={to("write-off")}>Write off the rest</a>}
      {steps.cancel && owner && <a href={to("cancel")}>Cancel and refund</a>}
      {steps.withdraw && <a href={to("withdraw")}>Withdraw it</a>}
      {steps.decline && <a href={to("decline")}>The customer said no</a>}
      {owner && <a href={to("erase")}>Erase the customer</a>}
    </nav>
  );
}
