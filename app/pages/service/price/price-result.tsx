import { Fragment } from "react";
import { Link } from "react-router";
import { formatPounds } from "../../../ui/money.ts";
import type { PriceNear } from "./price-near.server.ts";

interface PriceResultProps {
  answer: PriceNear;
  /** Set on the page of its own: on a phone, its lowest price links to this form */
  quote?: string;
}

export function PriceResult({ answer, quote }: PriceResultProps) {
  const { slug, asked, here, others } = answer;
  if (!here) {
    return (
      <p>
        Nothing on our list is called “{asked}”. <WhatElse answer={answer} />
      </p>
    );
  }
  const near = (name: string) => pricesNear(slug, name);
  return (
    <div className="price-near">
      {here.because && <p className="small">{here.because}</p>}
      {here.unlisted && (
        <p>
          We have no prices for {here.name} itself. The nearest place that has them is{" "}
          <Link to={near(here.unlisted.nearest)}>{here.unlisted.nearest}</Link>
          {here.unlisted.away && `, ${here.unlisted.away} from there`}.
        </p>
      )}
      <div className="card price-near-card">
        <table className="price-near-table">
          <caption>
            One performer <span className="unbroken">{here.within},</span>{" "}
            <span className="unbroken">{here.travel === null ? "plus the journey" : "travel included"}</span>
          </caption>
          <tbody>
            {here.rows.map((row, index) => (
              <Fragment key={row.to}>
                <tr>
                  <th scope="row">
                    <Link className="covers-box" to={row.to}>
                      {row.name}
                    </Link>
                    {index === 0 && here.travel !== null && here.travel > 0 && (
                      <span className="small">{formatPounds(here.travel)} of it travel</span>
                    )}
                  </th>
                  <td className="display">{formatPounds(row.pence)}</td>
                </tr>
                {index === 0 && quote && (
                  <tr className="price-near-quote">
                    <td colSpan={2}>
                      <Link className="button button-main" to={quote}>
                        Get a quote
                      </Link>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">{here.why}</p>
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

const pricesNear = (slug: string, name: string) => `/prices/near?for=${slug}&near=${encodeURIComponent(name)}`;

/** What to do if nothing was found. */
export const WhatElse = ({ answer: { slug, meant } }: Pick<PriceResultProps, "answer">) => (
  <>
    {meant && (
      <>
        Did you mean <Link to={pricesNear(slug, meant)}>{meant}</Link>?{" "}
      </>
    )}
    {meant ? "If not, try" : "Try"} the next town, or the letters your postcode begins with. Or{" "}
    <Link to="/contact">ask us</Link>.
  </>
);
