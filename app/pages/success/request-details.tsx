import { SummaryList } from "../../features/quote/summary-list.tsx";
import type { SummaryRow } from "../../features/quote/summary-rows.ts";

/** Everything the customer entered, for the private link only. */
export const RequestDetails = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <section className="sent-details" aria-labelledby="details-title">
    <h2 id="details-title">What you told us</h2>
    <SummaryList rows={rows} />
  </section>
);
