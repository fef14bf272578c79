import type { ReactNode } from "react";

interface PriceBarProps {
  /** What the bar calls the total, and the total */
  label: string;
  total: ReactNode;
  /** How far a form is filled in; where it is narrow the bar leaves it out beside its button. Scripts count it: without them nothing shows */
  progress?: string;
  /** The button that leads to what the page is for; without one the bar's button opens the lines */
  next?: { href: string; label: string };
  /** The lines */
  children: ReactNode;
}

/** Where there is no room beside the page: a bar with the total always in view and its lines one touch away. */
export const PriceBar = ({ label, total, progress, next, children }: PriceBarProps) => (
  <div className={next ? "bottom-bar bottom-bar-next" : "bottom-bar"}>
    <details>
      <summary>
        <span className="bottom-bar-label">
          {label} {progress && <span className="progress">{progress}</span>}
        </span>{" "}
        <span className="bottom-bar-total">{total}</span> <span className="bottom-bar-more">Details</span>
      </summary>
      <div className="bottom-bar-lines">{children}</div>
    </details>
    {next && (
      <a className="button button-small button-main" href={next.href}>
        {next.label}
      </a>
    )}
  </div>
);

/** The price of a form: beside it where there is room, else in a bar. */
export const PriceBeside = ({
  title,
  beside,
  ...bar
}: PriceBarProps & {
  title: string;
  progress: string;
  /** Under the lines, where the price stands beside the form */
  beside?: ReactNode;
}) => (
  <>
    <aside className="card price-panel drawn drawn-small" aria-labelledby="price-title">
      <div className="price-panel-head">
        <h2 id="price-title">{title}</h2>
        <p className="progress">{bar.progress}</p>
      </div>
      {bar.children}
      {beside}
    </aside>
    <PriceBar {...bar} />
  </>
);
