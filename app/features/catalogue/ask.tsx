import type { ReactNode } from "react";
import { Link } from "react-router";

interface AskProps {
  theme: string;
  heading: string;
  quote: string;
  /** What asking costs */
  children: ReactNode;
}

/** The last word of a page about an act: the same one way on. */
export const Ask = ({ theme, heading, quote, children }: AskProps) => (
  <section data-theme={theme} aria-labelledby="ask">
    <div className="wrap ask-row">
      <div>
        <h2 id="ask">{heading}</h2>
        {children}
      </div>
      <Link className="button button-main hero-main" to={quote}>
        Get a quote
      </Link>
    </div>
  </section>
);
