import { Link } from "react-router";
import { RatingSummary } from "../../features/review/rating-summary.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { Chat } from "../../ui/icon/icon.tsx";
import { formatPounds } from "../../ui/money.ts";
import type { PlaceData } from "./place.server.ts";

/** Where one stands, what this page is about, its lowest price and the one way on. */
export function HeroWords({ data }: { data: PlaceData }) {
  const { heading, place, price, overseas } = data;
  const [cheapest] = price.packages.toSorted((a, b) => a.price - b.price);
  return (
    <div className="place-hero-words">
      <Breadcrumbs trail={data.trail} />
      <h1 className="title place-title">
        {heading.before}
        <span className="accent">{heading.accent}</span>
      </h1>
      <p className="place-intro">{place.intro}</p>
      {cheapest && (
        <p className="hero-price">
          From <span className="display">{formatPounds(cheapest.total ?? cheapest.price)}</span>{" "}
          <span>
            {formatDuration(cheapest.minutes)}, one performer, {overseas ? "plus the journey" : "travel included"}
          </span>
        </p>
      )}
      <div className="buttons">
        <Link className="button button-main hero-main" to={data.quote}>
          Get a quote
        </Link>
        <a className="button" href={data.site.chatHref}>
          <Chat />
          WhatsApp
        </a>
      </div>
      <RatingSummary claims={data.reviewClaims} scope={data.reviewScope} />
    </div>
  );
}
