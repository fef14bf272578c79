import { Link } from "react-router";
import type { Package } from "../../content/shape.ts";
import { CheckList } from "../../ui/check-list.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";

interface PackageCardsProps {
  packages: Package[];
  /** Address of the act's quote page, with ?act= */
  quoteUrl: string;
  singular: string;
  /** Level of the packages' headings */
  heading: "h3" | "h4";
}

/** Matches package names that state the duration, such as "Two hours", so that it is not repeated below. */
const namesLength = /^(\d+|one|two|three|four|five|six) hours?$/i;

export function PackageCards({ packages, quoteUrl, singular, heading: Heading }: PackageCardsProps) {
  const middle = Math.floor((packages.length - 1) / 2);
  return (
    <ul role="list" className="packages">
      {packages.map((pack, index) => (
        <li key={pack.id} className="card package">
          <Heading>{pack.name}</Heading>
          <p className="package-price">
            <span className="display">{formatPounds(pack.price)}</span>{" "}
            {!namesLength.test(pack.name) && formatDuration(pack.minutes)}
          </p>
          <Clocks minutes={pack.minutes} />
          <CheckList lines={pack.includes} />
          <Link className={index === middle ? "button button-main" : "button"} to={`${quoteUrl}&package=${pack.id}`}>
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

/** A clock face for each hour begun: the filled part is the share of that hour that the visit takes, starting at twelve. */
const Clocks = ({ minutes }: { minutes: number }) => {
  const hours = Math.ceil(minutes / 60);
  return (
    <svg className="package-clocks" viewBox={`-30 -30 ${64 * hours - 4} 60`} aria-hidden="true">
      {Array.from({ length: hours }, (_, hour) => {
        const until = Math.min(60 * (hour + 1), minutes);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours stay in their order
          <g key={hour} transform={`translate(${64 * hour})`}>
            <circle r="27" />
            <circle r="10" pathLength="60" strokeDasharray={`${until - 60 * hour} 60`} />
            <path d={`M0-26v5M26 0h-5M0 26v-5M-26 0h5M${hand(until / 60, 17)}L0 0 ${hand(until / 720, 11)}`} />
          </g>
        );
      })}
    </svg>
  );
};

/** The end of a clock's hand. @param turns clockwise from twelve */
const hand = (turns: number, length: number) =>
  [Math.sin(2 * Math.PI * turns), -Math.cos(2 * Math.PI * turns)].map((part) => Math.round(part * length)).join(" ");
