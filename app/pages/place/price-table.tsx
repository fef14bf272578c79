import { Link } from "react-router";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";
import type { PlaceData } from "./place.server.ts";

export function PriceTable({ data }: { data: PlaceData }) {
  const { price, quote } = data;
  const travel = price.travel === null ? "on request" : price.travel === 0 ? "free" : formatPounds(price.travel);
  return (
    <div className="card price-card">
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">Per performer</th>
            <th scope="col">Show</th>
            <th scope="col">Travel</th>
            {price.travel !== null && <th scope="col">All in</th>}
          </tr>
        </thead>
        <tbody>
          {price.packages.map((pack) => (
            <tr key={pack.id}>
              <th scope="row">
                <Link className="covers-box" to={`${quote}&package=${pack.id}`}>
                  {pack.name}
                </Link>
                <span className="small">{formatDuration(pack.minutes)}</span>
              </th>
              <td>{formatPounds(pack.price)}</td>
              <td>{travel}</td>
              {pack.total !== null && <td className="display">{formatPounds(pack.total)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{price.vat}</p>
    </div>
  );
}
