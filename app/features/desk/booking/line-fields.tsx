import type { TypedLine } from "./lines.server.ts";

interface LineFieldsProps {
  lines: readonly TypedLine[];
  /** How the deposit is made of the total, for the sum that a script shows while one types; left out where one is paid already */
  deposit?: { percent: number; minimum: number };
}

/** The lines of a price to be changed; an empty one is left out. */
export const LineFields = ({ lines, deposit }: LineFieldsProps) => (
  <fieldset className="field desk-lines" data-price data-percent={deposit?.percent} data-minimum={deposit?.minimum}>
    <legend>The price, line by line</legend>
    <p className="hint">A line that is empty is left out; 0 is shown as included.</p>
    {lines.map(({ label, detail, pounds }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the form
      <div key={index} className="desk-line">
        <input type="hidden" name={`line-${index}-detail`} value={detail} />
        <div>
          <label htmlFor={`line-${index}-label`}>Line {index + 1}</label>
          <input
            id={`line-${index}-label`}
            name={`line-${index}-label`}
            className="input"
            maxLength={120}
            defaultValue={label}
            autoComplete="off"
          />
          {detail && <small>{detail}</small>}
        </div>
        <div>
          <label htmlFor={`line-${index}-pounds`}>
            £<span className="visually-hidden"> of line {index + 1}</span>
          </label>
          <input
            id={`line-${index}-pounds`}
            name={`line-${index}-pounds`}
            className="input desk-pounds"
            inputMode="decimal"
            maxLength={12}
            defaultValue={pounds}
            autoComplete="off"
            data-pounds
          />
        </div>
      </div>
    ))}
    <p className="desk-live" aria-live="polite" data-live hidden />
  </fieldset>
);
