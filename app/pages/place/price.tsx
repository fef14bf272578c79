import { Link } from "react-router";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";
import type { PlaceData } from "./place.server.ts";

interface PriceProps {
  data: PlaceData;
}

/** What it costs here, and what each booking promises. */
export const Price = ({ data }: PriceProps) => (
  <section className="section" aria-labelledby="price">
    <div className="wrap place-price">
      <div className="part place-price-copy">
        <h2 id="price">What it costs {data.place.within}</h2>
        <p>{data.price.why}</p>
      </div>
      <PriceTable data={data} />
      <Promises data={data} />
    </div>
  </section>
);

const PriceTable = ({ data: { price, quote } }: PriceProps) => (
  <div className="card price-card">
    <table className="price-table">
      <thead>
        <tr>
          <th scope="col">One performer</th>
          <th scope="col">{price.travel === null ? "Before the journey" : "All in"}</th>
        </tr>
      </thead>
      <tbody>
        {price.packages.map((pack) => (
          <tr key={pack.id}>
            <th scope="row">
              <Link className="covers-box" to={`${quote}&package=${pack.id}`}>
                {pack.name}
              </Link>
              <span className="small">
                {formatDuration(pack.minutes)}. {pack.what}
              </span>
            </th>
            <td className="display">{formatPounds(pack.total ?? pack.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="small">{price.vat}</p>
  </div>
);

const Promises = ({ data: { booked } }: PriceProps) => (
  <dl className="promises">
    <div>
      <dt>How far the act goes</dt>
      <dd>{booked.howFar}</dd>
    </div>
    <div>
      <dt>Have ready</dt>
      <dd>{booked.ready} At a venue, the manager’s agreement too.</dd>
    </div>
    <div>
      <dt>Adults only</dt>
      <dd>
        Everyone in the room is <span className="nowrap">18 or over</span>.
      </dd>
    </div>
    <div>
      <dt>If you cancel</dt>
      <dd>
        {booked.refund}.{" "}
        <Link to="/terms#cancelling" className="nowrap">
          The whole table
        </Link>
      </dd>
    </div>
    <div>
      <dt>If the performer can’t come</dt>
      <dd>A backup you are happy with, or all your money back.</dd>
    </div>
  </dl>
);
