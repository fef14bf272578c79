import type { ReactNode } from "react";

interface PriceBarProps {
  /** The name of the total in the bar, and the total */
  label: string;
  total: ReactNode;
  /** How far a form is filled in. On a narrow bar it replaces the label. Counted by scripts; without them it is not shown */
  progress?: string;
  /** The button that leads to the page's main action */
  next: { href: string; label: string };
  children: ReactNode;
}

/** For screens without room beside the page: a bar that always shows the total, and opens the price lines when touched. */
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

/** The price of a form: beside the form if there is room, otherwise in a bar. */
export const PriceBeside = ({
  title,
  send,
  ...bar
}: PriceBarProps & {
  title: string;
  progress: string;
  /** The form's own button, shown below the lines once everything is answered */
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
