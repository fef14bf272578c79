import type { ReactNode } from "react";
import { Link } from "react-router";
import { Poster } from "../../ui/poster/poster.tsx";

interface AskProps {
  /** Whose poster stands on the lower edge: an act's slug or a prop, and its ground */
  act: { slug: string; theme: string };
  heading: string;
  /** The address of the form; or a button of its own */
  quote: ReactNode;
  /** What asking costs */
  children: ReactNode;
}

/** The last word of a page about an act: the same one way on. */
export const Ask = ({ act, heading, quote, children }: AskProps) => (
  <section data-theme={act.theme} aria-labelledby="ask">
    <div className="wrap ask-row">
      <div className="ask-words">
        <h2 id="ask">{heading}</h2>
        {children}
        {typeof quote === "string" ? (
          <Link className="button button-main hero-main" to={quote}>
            Get a quote
          </Link>
        ) : (
          quote
        )}
      </div>
      <div className="ask-picture">
        <Poster name={act.slug} alt="" shape="square" cut />
      </div>
    </div>
  </section>
);
