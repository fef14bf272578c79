import { Unbroken } from "../../ui/unbroken.tsx";
import type { SummaryRow } from "./summary-rows.ts";

/** Characters of a value that still stands beside its label on paper */
const longest = 200;

/** Everything they told us, a line each; with what it was before, where that changes. */
export const SummaryList = ({ rows }: { rows: readonly (SummaryRow & { before?: string })[] }) => (
  <dl className="summary">
    {rows.map(({ label, value, before }) => (
      <div key={label} data-long={value.length > longest ? "" : undefined}>
        <dt>{label}</dt>
        <dd dir="auto">
          <Unbroken>{value}</Unbroken>
          {before && (
            <span className="summary-before">
              <Unbroken>{`before: ${before}`}</Unbroken>
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
