import type { CancellationRow } from "../../money/rules.ts";
import { RefundGauge } from "./refund-gauge.tsx";

/** The texts of content/prices.ts, as in the emails. Each row has a gauge of the refunded share, its text, and the share that we keep. */
export function Cancellation({ terms }: { terms: readonly CancellationRow[] }) {
  return (
    <div className="cancellation-room">
      <table className="table table-framed cancellation">
        <caption className="visually-hidden">What we keep when you cancel</caption>
        <thead>
          <tr>
            <th scope="col">We hear from you</th>
            <th scope="col">We keep at most</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ from, keepPercent, words }, index) => {
            const [, when, back] = /^(?:(.+?): )?(.+)$/s.exec(words) ?? [];
            return (
              <tr key={from}>
                <th scope="row">
                  <div className="refund-gauge-row">
                    <RefundGauge left={100 - keepPercent} tassel={index === terms.length - 1} />
                    <p>
                      {when && (
                        <strong>
                          {when}
                          <span>:</span>{" "}
                        </strong>
                      )}
                      <span>{back}</span>
                    </p>
                  </div>
                </th>
                <td className="display">{keepPercent}%</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
