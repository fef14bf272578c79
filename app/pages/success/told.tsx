import { SummaryList } from "../../features/quote/summary-list.tsx";
import type { SummaryRow } from "../../features/quote/summary-rows.ts";

/** Everything the customer entered, for the private link only. */
export const Told = ({ facts }: { facts: readonly SummaryRow[] }) => (
  <section className="sent-told" aria-labelledby="told-title">
    <h2 id="told-title">What you told us</h2>
    <SummaryList facts={facts} />
  </section>
);
