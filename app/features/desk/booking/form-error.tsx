/** What is wrong with a form of the desk, shown above what was typed: also that somebody else changed the booking while it was open. */
import { ErrorSummary, type Mistake } from "../../../ui/error-summary/error-summary.tsx";

export interface FormError {
  /** In a sentence */
  problem: string;
  /** Id of the input that it is about */
  field?: string;
  /** What else is wrong with what was typed */
  also?: readonly Mistake[];
  /** What others did meanwhile */
  changed?: readonly string[];
}

export const FormErrorNote = ({ formError }: { formError: FormError | undefined }) => (
  <ErrorSummary
    answer={formError}
    mistakes={
      formError
        ? [
            { message: formError.problem, ...(formError.field && { field: formError.field }) },
            ...(formError.also ?? []),
            ...(formError.changed ?? []).map((message) => ({ message })),
          ]
        : []
    }
  />
);

/** The error to show under an input, where the form's is about it. */
export const errorAt = (field: string, formError: FormError | undefined): string | undefined =>
  formError?.field === field ? formError.problem : formError?.also?.find((mistake) => mistake.field === field)?.message;

/** All that is wrong with a form. @param wrong by input: what is wrong with it, or false; at least one is wrong */
export function formErrorOfAll(wrong: Readonly<Record<string, string | false>>): FormError {
  const mistakes = Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  const [first, ...also] = mistakes;
  return { problem: first?.message ?? "", ...(first && { field: first.field }), also };
}

export const poundsText = "Write pounds, such as 120 or 99.50, or leave the sum empty.";
