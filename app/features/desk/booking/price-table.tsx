/** A price with all that hangs on it, before anything is sent and after. */
import { formatPounds } from "../../../ui/money.ts";
import type { PriceView } from "./overview.server.ts";

export const PriceTable = ({ price }: { price: PriceView }) => (
  <div className="desk-price">
    <table>
      <tbody>
        {price.lines.map(({ key, label, detail, amount }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {detail && <span>{detail}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="desk-price-total">
          <th scope="row">
            In all<span>{price.perHead}</span>
          </th>
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
    <p>{price.paying}</p>
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
