import type { CancellationRow } from "../money/rules.ts";
import { Glass } from "./glass.tsx";

/**
 * What comes back when: the words of content/prices.ts as they stand in the emails and on the review step, "28 days or more before:
 * you get …", between a glass as full as what is left and the share that is kept.
 */
export function Cancellation({ terms }: { terms: readonly CancellationRow[] }) {
  return (
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
          const end = words.indexOf(": ") + 1;
          return (
            <tr key={from}>
              <th scope="row">
                <div className="glass-row">
                  <Glass left={100 - keepPercent} tassel={index === terms.length - 1} />
                  <p>
                    <strong>{words.slice(0, end)}</strong> <span>{words.slice(end).trim()}</span>
                  </p>
                </div>
              </th>
              <td className="display">{keepPercent}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
