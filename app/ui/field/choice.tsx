import type { ReactNode } from "react";
import { described, FieldError, FieldGroup, Hint, type Question } from "./field.tsx";

interface ChoicesProps extends Question {
  choices: readonly { value: string; label: string }[];
  /** The chosen value; "" for none */
  defaultValue: string;
  required?: boolean;
}

/** A choice of one from a few options, shown as pills. The first has the id that the error summary links to. */
export function Choices({ choices, defaultValue, required, ...question }: ChoicesProps) {
  const { name } = question;
  return (
    <FieldGroup question={question}>
      <div className="choices">
        {choices.map(({ value, label: text }, index) => (
          <label key={value} className="pill choice">
            <input
              id={index === 0 ? name : `${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={required}
              // Chromium calls a required radio button invalid before anybody has had the chance to choose one.
              aria-invalid={required && false}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface TickBoxProps {
  name: string;
  /** "yes" for a ticked checkbox */
  defaultValue?: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

export function TickBox({ name, defaultValue, hint, error, children }: TickBoxProps) {
  return (
    <div className={error ? "field field-wrong" : "field"}>
      <FieldError name={name} error={error} />
      <label className="tick-box">
        <input
          id={name}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={defaultValue === "yes"}
          {...described({ name, label: "", hint, error })}
        />
        <span>{children}</span>
      </label>
      <Hint name={name} hint={hint} />
    </div>
  );
}
