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

interface PriceRowProps {
  label: ReactNode;
  /** Below the label */
  detail?: ReactNode;
  className?: "price-total" | "plan";
  /** The sum */
  children: ReactNode;
}

/** A row of a list with the class "price-lines". */
export const PriceRow = ({ label, detail, className, children }: PriceRowProps) => (
  <div className={className}>
    <dt>
      {label}
      {detail && <span>{detail}</span>}
    </dt>
    <dd>{children}</dd>
  </div>
);

export const PriceLines = ({ lines, total, plan = [], children }: PriceLinesProps) => (
  <>
    <dl className="price-lines">
      {lines.map(({ label, detail, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two of an offer may have one label
        <PriceRow key={index} label={label} detail={detail}>
          {amount}
        </PriceRow>
      ))}
      <PriceRow label={total.label} detail={total.detail} className="price-total">
        {total.amount}
      </PriceRow>
      {plan.map(({ label, pence }) => (
        <PriceRow key={label} label={<Unbroken>{label}</Unbroken>} className="plan">
          {formatPounds(pence)}
        </PriceRow>
      ))}
    </dl>
    <p className="small">{children}</p>
  </>
);
