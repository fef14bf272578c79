import type { ReactNode } from "react";
import { Link } from "react-router";
import { Poster } from "../../ui/poster/poster.tsx";

interface CallToActionProps {
  /** The poster at the lower edge (an act's slug or the name of a prop), and its theme */
  act: { slug: string; theme: string };
  heading: string;
  /** A link to the quote form, or another button */
  quote: ReactNode;
  /** Text that says whether asking costs anything */
  children: ReactNode;
  /** Another way on, below the button */
  after?: ReactNode;
}

/** The call to action that ends every page about an act. */
export const CallToAction = ({ act, heading, quote, children, after }: CallToActionProps) => (
  <section data-theme={act.theme} aria-labelledby="call-to-action">
    <div className="wrap call-to-action-row">
      <div className="call-to-action-copy">
        <h2 id="call-to-action">{heading}</h2>
        {children}
        <div>
          {typeof quote === "string" ? (
            <Link className="button button-main hero-main" to={quote}>
              Get a quote
            </Link>
          ) : (
            quote
          )}
          {after}
        </div>
      </div>
      <div className="call-to-action-picture">
        <Poster name={act.slug} alt="" shape="square" cut />
      </div>
    </div>
  </section>
);
