import { Link } from "react-router";
import type { Package } from "../../content/shape.ts";
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
  const middle = Math.floor((packages.length - 1) / 2);
  return (
    <ul role="list" className="packages">
      {packages.map((pack, index) => (
        <li key={pack.id} className="card package">
          <h3>{pack.name}</h3>
          <Clock minutes={pack.minutes} />
          <p className="package-price">
            <span className="display">{formatPounds(pack.price)}</span> {formatDuration(pack.minutes)}
          </p>
          <Ticks lines={pack.includes} />
          <Link className={index === middle ? "button button-main" : "button"} to={`${quote}&package=${pack.id}`}>
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

/** A clock's face for each hour that has begun, one behind the other; on the foremost, how much of the last hour it is. */
const Clock = ({ minutes }: { minutes: number }) => (
  <svg className="package-clock" viewBox="-30 -30 60 60" aria-hidden="true">
    {Array.from({ length: Math.ceil(minutes / 60) - 1 }, (_, behind) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they differ by nothing else
      <circle key={behind} className="package-clock-hour" r="27" />
    ))}
    <circle className="package-clock-face" r="27" />
    <circle className="package-clock-slice" r="13.5" pathLength="60" strokeDasharray={`${minutes % 60 || 60} 60`} />
    <path d="M0-27v6M27 0h-6M0 27v-6M-27 0h6" />
  </svg>
);
