/** Charts as SVG, drawn by the server. The table beside each has the same numbers, so screen readers only get the chart's name. */
import { useId } from "react";

interface Column {
  name: string;
  values: readonly number[];
}

interface ColumnsProps {
  title: string;
  /** What each value of a column means */
  series: readonly string[];
  columns: readonly Column[];
  /** Formats a value for the axis */
  format: (value: number) => string;
}

const wide = 720;
const high = 220;
const left = 92;
const foot = 36;

/** The smallest round number at or above the highest value: 1, 2 or 5 followed by zeros. */
export function ceilingOf(highest: number): number {
  if (highest <= 0) return 1;
  const zeros = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * zeros >= highest) ?? 10) * zeros;
}

export function Columns({ title, series, columns, format }: ColumnsProps) {
  const id = useId();
  const top = ceilingOf(Math.max(0, ...columns.flatMap(({ values }) => values)));
  const y = (value: number) => (high - foot) * (1 - value / top);
  const step = (wide - left) / Math.max(1, columns.length);
  const thick = Math.min(28, (step * 0.72) / series.length);
  return (
    <figure className="desk-chart">
      <svg viewBox={`0 -24 ${wide} ${high + 24}`} role="img" aria-labelledby={id}>
        <title id={id}>{title}</title>
        {[0, top / 2, top].map((mark) => (
          <g key={mark}>
            <path className="desk-chart-line" d={`M${left} ${y(mark)}H${wide}`} />
            <text className="desk-chart-mark" x={left - 8} y={y(mark) + 4} textAnchor="end">
              {format(mark)}
            </text>
          </g>
        ))}
        {columns.map(({ name, values }, index) => {
          const middle = left + step * (index + 0.5);
          return (
            <g key={name}>
              {values.map((value, which) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place
                  key={which}
                  className={`desk-chart-${which}`}
                  x={middle + thick * (which - values.length / 2)}
                  y={y(value)}
                  width={thick - 2}
                  height={Math.max(0, y(0) - y(value))}
                />
              ))}
              {/* On a phone there is room only for every other name. */}
              <text
                className={index % 2 ? "desk-chart-name desk-chart-odd" : "desk-chart-name"}
                x={middle}
                y={high - 5}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {series.map((label, which) => (
          <span key={label} className="desk-chart-key">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect className={`desk-chart-${which}`} width="12" height="12" rx="3" />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A bar in a table cell, as a share of the longest one. */
export const Bar = ({ value, max }: { value: number; max: number }) => (
  <svg className="desk-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className="desk-chart-0" width={max > 0 ? Math.max(1, (100 * value) / max) : 0} height="8" />
  </svg>
);
