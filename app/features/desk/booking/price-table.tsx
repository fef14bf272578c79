/** A price with everything that follows from it, and what was estimated, paid and refunded. */
import { formatPounds } from "../../../ui/money.ts";
import { totalOf } from "../../booking/offer.server.ts";
import { refundStatusText, wayBackText } from "../shared/refund-text.ts";
import { buttonClass, Panel } from "../shell/screen.tsx";
import type { Overview, PriceView } from "./overview.server.ts";

export const PriceTable = ({ price }: { price: PriceView }) => (
  <div className="desk-price">
    <table>
      <tbody>
        {price.lines.map(({ key, label, detail, amount }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {detail && <small>{detail}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="desk-price-total">
          <th scope="row">In all{price.perHead && <small>{price.perHead}</small>}</th>
          <td>{formatPounds(price.total)}</td>
        </tr>
        {price.due.map(({ label, pence }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatPounds(pence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {price.paying && <p>{price.paying}</p>}
    <details>
      <summary>What cancelling keeps</summary>
      <table>
        <tbody>
          {price.cancelling.map(({ words, keeps }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>{formatPounds(keeps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </div>
);

export const Estimate = ({ shown }: { shown: Overview }) =>
  shown.estimate ? (
    <>
      <p>Not priced yet. The estimate they saw:</p>
      <ul>
        {shown.estimate.map(({ label, pence }) => (
          <li key={label}>{`${label}: ${formatPounds(pence)}`}</li>
        ))}
        <li>
          <strong>{`In all: ${formatPounds(totalOf(shown.estimate))}`}</strong>
        </li>
      </ul>
    </>
  ) : (
    <p>Not priced yet; travel has to be priced by hand.</p>
  );

const waits = (status: keyof typeof refundStatusText) => status !== "done" && status !== "taken";

const disputeText = {
  open: "The payer’s bank asks for it back, and is deciding.",
  won: "The payer’s bank asked for it back, and gave up.",
  lost: "The payer’s bank took it back.",
} as const;

/** What can be done about a payment that was marked by hand. */
const markedSteps = [
  ["correct-paid", "Correct the method or the day"],
  ["not-paid", "Marked by mistake?"],
] as const;

export const Money = ({ shown }: { shown: Overview }) => (
  <Panel id="money" title="Money">
    <ul role="list" className="desk-list desk-money-list">
      {shown.money.map(({ id, what, pence, when, how, byHand, dispute }) => (
        <li key={id}>
          <span>
            {what}, {how}
            <small>{when}</small>
            {dispute && <small>{disputeText[dispute]}</small>}
            {byHand && (
              <span className="desk-actions">
                {markedSteps.map(([step, label]) => (
                  <a
                    key={step}
                    className={buttonClass.quiet}
                    href={`/desk/bookings/${shown.quote.reference}/${step}?payment=${id}`}
                  >
                    {label}
                    <span className="visually-hidden"> {what}</span>
                  </a>
                ))}
              </span>
            )}
          </span>
          <span className="desk-money">{formatPounds(pence)}</span>
        </li>
      ))}
      {shown.refunds.map(({ id, pence, status, way }) => (
        <li key={id}>
          <span>
            Refund {refundStatusText[status]}
            {way && waits(status) && <small>{wayBackText[way]}</small>}
            {way === "by-hand" && waits(status) && shown.owner && (
              <a className={buttonClass.quiet} href={`/desk/bookings/${shown.quote.reference}/refunded?refund=${id}`}>
                It has gone back
                <span className="visually-hidden"> {formatPounds(pence)}</span>
              </a>
            )}
          </span>
          <span className="desk-money">−{formatPounds(pence)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
