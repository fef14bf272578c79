import type { ReactNode } from "react";

interface PriceBesideProps {
  title: string;
  /** What the bar calls the total, and the total */
  label: string;
  total: ReactNode;
  /** The lines */
  children: ReactNode;
}

/** The price of a page: beside it where there is room, else in a bar with the total always in view and its lines one touch away. */
export const PriceBeside = ({ title, label, total, children }: PriceBesideProps) => (
  <>
    <aside className="card price-panel" aria-labelledby="price-title">
      <h2 id="price-title">{title}</h2>
      {children}
    </aside>
    <details className="bottom-bar">
      <summary>
        <span>{label}</span>
        <span className="bottom-bar-total">{total}</span>
        <span className="bottom-bar-more">Details</span>
      </summary>
      <div className="bottom-bar-lines">{children}</div>
    </details>
  </>
);
