/** The error of a desk form, shown above what was typed. It may also be that somebody else changed the booking while the form was open. */
import { ErrorSummary, type Mistake } from "../../../ui/error-summary/error-summary.tsx";

export interface FormError {
  /** A sentence */
  problem: string;
  /** Id of the input with the error */
  field?: string;
  /** Further errors */
  also?: readonly Mistake[];
  /** What others changed meanwhile */
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

/** All errors of a form as one. @param wrong the error of each input, or false; at least one is an error */
export function formErrorOfAll(wrong: Readonly<Record<string, string | false>>): FormError {
  const mistakes = Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  const [first, ...also] = mistakes;
  return { problem: first?.message ?? "", ...(first && { field: first.field }), also };
}

export const poundsText = "Write pounds, such as 120 or 99.50, or leave the sum empty.";
