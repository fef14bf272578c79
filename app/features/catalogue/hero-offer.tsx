import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatPounds } from "../../ui/money.ts";
import { MessageLink } from "../site/message-link.tsx";

interface HeroOfferProps {
  /** Pence */
  price: number;
  quote: string;
  /** What the price includes */
  children: ReactNode;
}

/** The lowest price of an act in a page's head, with its buttons. */
export const HeroOffer = ({ price, quote, children }: HeroOfferProps) => (
  <>
    <p className="hero-price">
      From <span className="display">{formatPounds(price)}</span> <span>{children}</span>
    </p>
    <div className="buttons">
      <Link className="button button-main hero-main" to={quote}>
        Get a quote
      </Link>
      <MessageLink className="button hero-chat" />
    </div>
  </>
);
