import type { CancellationRow } from "../money/rules.ts";

/**
 * What comes back when: the words of content/prices.ts as they stand in the emails and on the review step, "28 days or more before:
 * you get …", with the share that is kept beside them.
 */
export function Cancellation({ terms }: { terms: readonly CancellationRow[] }) {
  return (
    <table className="table table-framed">
      <caption className="visually-hidden">What we keep when you cancel</caption>
      <thead>
        <tr>
          <th scope="col">We hear from you</th>
          <th scope="col">We keep at most</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ from, keepPercent, words }) => (
          <tr key={from}>
            <th scope="row">{words}</th>
            <td className="display">{keepPercent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
