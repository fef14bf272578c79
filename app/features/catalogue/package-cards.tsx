import { Link } from "react-router";
import type { Package } from "../../../content/shape.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";
import { Ticks } from "../../ui/ticks.tsx";

interface PackageCardsProps {
  packages: Package[];
  /** The act's quote page, with ?act= */
  quote: string;
  singular: string;
}

export function PackageCards({ packages, quote, singular }: PackageCardsProps) {
  return (
    <ul role="list" className="packages">
      {packages.map((pack) => (
        <li key={pack.id} className="card package">
          <h3>{pack.name}</h3>
          <p className="package-price">
            <span className="display">{formatPounds(pack.price)}</span> {formatDuration(pack.minutes)}
          </p>
          <Ticks lines={pack.includes} />
          <Link className="button button-small" to={`${quote}&package=${pack.id}`}>
            Ask for this
            <span className="visually-hidden">
              : {singular}, {pack.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
