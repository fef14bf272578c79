import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { described, FieldError } from "../../../ui/field/field.tsx";
import { errorAt } from "../shell/form.tsx";
import { maxLengths, type TypedLine, withSpare } from "./lines.server.ts";

interface LineFieldsProps {
  lines: readonly TypedLine[];
  mistakes: readonly Mistake[] | undefined;
  /** How the deposit follows from the total, so that a script can show it while the owner types; none where a deposit is paid already, or all is due at once */
  deposit?: { percent: number; minimum: number } | undefined;
}

/** The lines of a price as inputs, and a few empty ones, which are ignored. */
export const LineFields = ({ lines, mistakes, deposit }: LineFieldsProps) => (
  <fieldset className="field desk-lines" data-price data-percent={deposit?.percent} data-minimum={deposit?.minimum}>
    <legend>The price, line by line</legend>
    <p className="hint">
      A line that is empty is left out; 0 is shown as included, and a discount has a minus: -12.50.
    </p>
    {withSpare(lines).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the form
      <Line key={index} line={line} index={index} mistakes={mistakes} />
    ))}
    <p className="desk-live" data-live hidden />
    <p className="visually-hidden" aria-live="polite" data-spoken />
  </fieldset>
);

interface LineProps extends Pick<LineFieldsProps, "mistakes"> {
  line: TypedLine;
  index: number;
}

function Line({ line: { label, detail, pounds }, index, mistakes }: LineProps) {
  const field = (part: "label" | "pounds") => {
    const name = `line-${index}-${part}`;
    return { name, label: "", error: errorAt(name, mistakes) };
  };
  const name = field("label");
  const amount = field("pounds");
  const wrong = name.error ? name : amount;
  return (
    <div className={wrong.error ? "desk-line field-wrong" : "desk-line"} data-line={index}>
      <input type="hidden" name={`line-${index}-detail`} value={detail} />
      <FieldError {...wrong} />
      <div>
        <label htmlFor={name.name}>Line {index + 1}</label>
        <input
          id={name.name}
          name={name.name}
          className="input"
          maxLength={maxLengths.label}
          defaultValue={label}
          autoComplete="off"
          {...described(name)}
        />
        <small>{detail}</small>
      </div>
      <div>
        <label htmlFor={amount.name}>
          £<span className="visually-hidden"> of line {index + 1}</span>
        </label>
        <input
          id={amount.name}
          name={amount.name}
          className="input desk-pounds"
          // The iPhone's decimal keypad has no minus, which a discount in a new line needs.
          inputMode={label === "" ? "text" : "decimal"}
          maxLength={maxLengths.pounds}
          defaultValue={pounds}
          autoComplete="off"
          data-pounds
          {...described(amount)}
        />
      </div>
    </div>
  );
}
