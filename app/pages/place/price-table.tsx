import { Link } from "react-router";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";
import type { PlaceData } from "./place.server.ts";

export function PriceTable({ data }: { data: PlaceData }) {
  const { price, quote } = data;
  return (
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
}
