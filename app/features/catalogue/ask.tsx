import type { ReactNode } from "react";
import { Link } from "react-router";
import { Poster } from "../../ui/poster/poster.tsx";

interface AskProps {
  /** The poster on the lower edge: an act's slug or a prop, and its theme */
  act: { slug: string; theme: string };
  heading: string;
  /** The address of the form; or a button of its own */
  quote: ReactNode;
  /** Whether asking costs anything */
  children: ReactNode;
}

/** The end of a page about an act: the same call to action on each. */
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
