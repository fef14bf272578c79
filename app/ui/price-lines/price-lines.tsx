import type { ReactNode } from "react";
import { formatPounds } from "../money.ts";
import { Unbroken } from "../unbroken.tsx";

interface PriceLinesProps {
  lines: readonly { label: string; detail: string; amount: string }[];
  total: { label: string; detail: string | undefined; amount: ReactNode };
  /** What is paid when, in pence */
  plan?: readonly { label: string; pence: number }[];
  /** Small print below the lines */
  children: ReactNode;
}

export const PriceLines = ({ lines, total, plan = [], children }: PriceLinesProps) => (
  <>
    <dl className="price-lines">
      {lines.map(({ label, detail, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two of an offer may have one label
        <div key={index}>
          <dt>
            {label}
            <span>{detail}</span>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="price-total">
        <dt>
          {total.label}
          {total.detail && <span>{total.detail}</span>}
        </dt>
        <dd>{total.amount}</dd>
      </div>
      {plan.map(({ label, pence }) => (
        <div className="plan" key={label}>
          <dt>
            <Unbroken>{label}</Unbroken>
          </dt>
          <dd>{formatPounds(pence)}</dd>
        </div>
      ))}
    </dl>
    <p className="small">{children}</p>
  </>
);
