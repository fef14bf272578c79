import { Unbroken } from "../../ui/unbroken.tsx";
import type { SummaryRow } from "./summary-rows.ts";

/** Everything they told us, a line each. */
export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="summary">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd dir="auto">
          <Unbroken>{value}</Unbroken>
        </dd>
      </div>
    ))}
  </dl>
);
