import type { ReactNode } from "react";

interface PriceBarProps {
  /** What the bar calls the total, and the total */
  label: string;
  total: ReactNode;
  /** How far a form is filled in; where it is narrow the bar says it in the label's place. Scripts count it: without them nothing shows */
  progress?: string;
  /** The button that leads to what the page is for */
  next: { href: string; label: string };
  /** The lines */
  children: ReactNode;
}

/** Where there is no room beside the page: a bar with the total always in view and its lines one touch away. */
export const PriceBar = ({ label, total, progress, next, children }: PriceBarProps) => (
  <div className="bottom-bar">
    <details>
      <summary>
        <span className="bottom-bar-label">
          {progress ? <span className="bottom-bar-name">{label}</span> : label}{" "}
          {progress && <span className="progress">{progress}</span>}
        </span>{" "}
        <span className="bottom-bar-total">{total}</span> <span className="bottom-bar-more">Details</span>
      </summary>
      <div className="bottom-bar-lines">{children}</div>
    </details>
    <Next {...next} />
  </div>
);

const Next = ({ href, label }: PriceBarProps["next"]) => (
  <a className="button button-small button-main" href={href}>
    {label}
  </a>
);

/** The price of a form: beside it where there is room, else in a bar. */
export const PriceBeside = ({
  title,
  send,
  ...bar
}: PriceBarProps & {
  title: string;
  progress: string;
  /** The form's own button, once nothing is left to answer: there is room for it under the lines */
  send: ReactNode;
}) => (
  <>
    <aside className="card price-panel drawn drawn-small" aria-labelledby="price-title">
      <div className="price-panel-head">
        <h2 id="price-title">{title}</h2>
        <p className="progress">{bar.progress}</p>
      </div>
      {bar.children}
      {send || <Next {...bar.next} />}
    </aside>
    <PriceBar {...bar} />
  </>
);
