import { Poster } from "../../ui/poster/poster.tsx";
import type { ActOffer } from "./offer.server.ts";

/** A slim head in the act's own ground, with its poster; both follow the act that is chosen. */
export function QuoteHead({ act }: { act: ActOffer }) {
  return (
    <div className="quote-head" data-ground={act.ground}>
      <div className="wrap quote-head-row">
        <div className="quote-head-words">
          <h1 className="title">
            {act.name}: get a <span className="accent">quote</span>
          </h1>
          <p>Eight answers and you’re done. Asking costs nothing.</p>
        </div>
        <div className="quote-head-poster">
          <Poster key={act.slug} name={act.slug} alt="" shape="square" priority />
        </div>
      </div>
    </div>
  );
}
