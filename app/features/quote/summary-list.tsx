import { Unbroken } from "../../ui/unbroken.tsx";
import type { SummaryRow } from "./summary-rows.ts";

/** Longest value, in characters, that is printed beside its label */
const longest = 200;

/** All that the customer told us, one row each, with the earlier value where a change is shown. */
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
