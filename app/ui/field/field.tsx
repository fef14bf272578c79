/** One question of a form: label, hint, error and input, connected for assistive technology. */
import type { ComponentProps, ReactNode } from "react";

export interface Question {
  /** Name and id of the input, which the error summary links to */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;

/** The attributes that connect an input with its hint and error. */
export function described({ name, hint, error }: Question) {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(" ");
  return { ...(ids && { "aria-describedby": ids }), ...(error && { "aria-invalid": true }) };
}

export function Hint({ name, hint }: Pick<Question, "name" | "hint">) {
  return hint ? (
    <p id={hintId(name)} className="hint">
      {hint}
    </p>
  ) : null;
}

export function FieldError({ name, error }: Pick<Question, "name" | "error">) {
  return error ? (
    <p id={errorId(name)} className="field-error">
      <span className="visually-hidden">Error: </span>
      {error}
    </p>
  ) : null;
}

const Optional = () => <span className="optional"> (optional)</span>;

export function Field({ question, children }: { question: Question; children: ReactNode }) {
  const { name, label, hint, error, optional } = question;
  return (
    <div className={error ? "field field-wrong" : "field"}>
      <label htmlFor={name}>
        {label}
        {optional && <Optional />}
      </label>
      <Hint name={name} hint={hint} />
      <FieldError name={name} error={error} />
      {children}
    </div>
  );
}

interface FieldGroupProps {
  question: Question;
  /** Whether the inputs are checkboxes rather than radio buttons: ARIA has no invalid state for a group of checkboxes */
  boxes?: boolean;
  children: ReactNode;
}

/** A question with several inputs. */
export function FieldGroup({ question, boxes = false, children }: FieldGroupProps) {
  const { name, label, hint, error, optional } = question;
  const { "aria-invalid": invalid, ...tied } = described(question);
  return (
    <fieldset
      className={error ? "field field-wrong" : "field"}
      {...tied}
      {...(!boxes && { role: "radiogroup", "aria-invalid": invalid })}
    >
      <legend>
        {label}
        {optional && <Optional />}
      </legend>
      <Hint name={name} hint={hint} />
      <FieldError name={name} error={error} />
      {children}
    </fieldset>
  );
}

/** `id` is for an input whose name occurs in another form on the page too. */
type TextProps = Question & Omit<ComponentProps<"input">, "name">;

export function TextField({ name, id = name, label, hint, error, optional, ...input }: TextProps) {
  const question = { name: id, label, hint, error, ...(optional && { optional }) };
  return (
    <Field question={question}>
      <input
        id={id}
        name={name}
        type="text"
        enterKeyHint="next"
        className="input"
        {...described(question)}
        {...input}
      />
    </Field>
  );
}

export const EmailField = (field: TextProps) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...field} />
);

type TextAreaProps = Question & Omit<ComponentProps<"textarea">, "name">;

export function TextArea({ name, id = name, label, hint, error, optional, ...input }: TextAreaProps) {
  const question = { name: id, label, hint, error, ...(optional && { optional }) };
  return (
    <Field question={question}>
      <textarea id={id} name={name} className="input" {...described(question)} {...input} />
    </Field>
  );
}
