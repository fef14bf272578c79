import type { SummaryRow } from "./summary-rows.ts";

/** Everything they told us, a line each. */
export const SummaryList = ({ facts }: { facts: readonly SummaryRow[] }) => (
  <dl className="facts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
);
