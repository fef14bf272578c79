import type { Estimate } from "../../features/quote/estimate/estimate.ts";
import { EstimateLines } from "../../features/quote/estimate/estimate-panel.tsx";
import { SummaryList } from "../../features/quote/summary-list.tsx";
import type { SummaryRow } from "../../features/quote/summary-rows.ts";

interface RequestDetailsProps {
  facts: SummaryRow[];
  estimate: Estimate;
  vat: string;
}

/** Everything the customer entered, for the private link only. */
export function RequestDetails({ facts, estimate, vat }: RequestDetailsProps) {
  return (
    <div className="told">
      <section className="price-panel estimate-kept" aria-labelledby="estimate-title">
        <h2 id="estimate-title">What it would cost</h2>
        <EstimateLines estimate={estimate} vat={vat} name="estimate" />
      </section>
      <section aria-labelledby="told-title">
        <h2 id="told-title">What you told us</h2>
        <SummaryList facts={facts} />
      </section>
    </div>
  );
}
