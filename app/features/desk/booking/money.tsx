/** What was estimated, paid and given back, as the page of a booking shows it. */
import { formatPounds } from "../../../ui/money.ts";
import { Panel, Post } from "../shell/screen.tsx";
import type { Overview } from "./overview.server.ts";

export const Estimate = ({ shown }: { shown: Overview }) =>
  shown.estimate ? (
    <>
      <p>Not priced yet. The estimate they saw:</p>
      <ul>
        {shown.estimate.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  ) : (
    <p>Not priced yet; the way there has to be priced by hand.</p>
  );

const refundWords = {
  owed: "to go back",
  sent: "on its way back",
  done: "is back",
  failed: "did not go through",
} as const;

export const Money = ({ shown }: { shown: Overview }) => (
  <Panel id="money" title="Money">
    <ul role="list" className="desk-list desk-money-list">
      {shown.money.map(({ id, what, pence, when, how }) => (
        <li key={id}>
          <span>
            {what}, {how}
            <small>{when}</small>
          </span>
          <span className="desk-money">{formatPounds(pence)}</span>
        </li>
      ))}
      {shown.refunds.map(({ id, pence, status, byHand }) => (
        <li key={id}>
          <span>
            Refund {refundWords[status]}
            {byHand && status !== "done" && <small>Send it by hand, then tick it off.</small>}
            {byHand && status !== "done" && shown.owner && (
              <Post to="/desk/refunded" fields={{ id }} kind="quiet">
                It has gone back
              </Post>
            )}
          </span>
          <span className="desk-money">-{formatPounds(pence)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
