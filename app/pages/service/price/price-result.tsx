import { Link } from "react-router";
import { formatPounds } from "../../../ui/money.ts";
import type { PriceNear } from "./price-near.server.ts";

interface PriceResultProps {
  answer: PriceNear;
  /** The act's theme, where the page around it has another */
  theme?: string;
}

export function PriceResult({ answer: { slug, asked, here, others }, theme }: PriceResultProps) {
  if (!here) {
    return (
      <p>
        Nothing on our list is called “{asked}”. <WhatElse />
      </p>
    );
  }
  const near = (name: string) => `/prices/near?for=${slug}&near=${encodeURIComponent(name)}`;
  return (
    <div className="price-near">
      {here.because && <p>{here.because}</p>}
      {here.unlisted && (
        <p>
          We have no prices for {here.name} itself. The nearest place that has them is{" "}
          <Link to={near(here.unlisted.nearest)}>{here.unlisted.nearest}</Link>
          {here.unlisted.away && `, ${here.unlisted.away} from there`}.
        </p>
      )}
      <div className="card price-near-card">
        <table className="price-near-table">
          <caption data-theme={theme}>
            {here.travelIncluded
              ? `${here.within.replace(/^./, (letter) => letter.toUpperCase())}, travel included`
              : `The show ${here.within}, plus the journey`}
          </caption>
          <tbody>
            {here.rows.map((row) => (
              <tr key={row.to}>
                <th scope="row">
                  <Link className="covers-box" to={row.to}>
                    {row.name}
                  </Link>
                </th>
                <td className="display">{formatPounds(row.pence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">
        {here.why} <span className="unbroken">The prices are for one performer.</span>
      </p>
      {others.length > 0 && (
        <p className="small">
          Or did you mean{" "}
          {others.map((name, index) => (
            <span key={name}>
              {index > 0 && (index === others.length - 1 ? " or " : ", ")}
              <Link to={near(name)}>{name}</Link>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  );
}

/** What to do where nothing was found. */
export const WhatElse = () => (
  <>
    Try the next town, or the letters your postcode begins with. Or <Link to="/contact">ask us</Link>.
  </>
);
