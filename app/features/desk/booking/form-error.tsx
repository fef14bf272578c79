/** What is wrong with a form of the desk, shown above what was typed: also that somebody else changed the booking while it was open. */
import { ErrorSummary, type Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { statusText } from "../../booking/status-text.ts";
import type { Status } from "../../quote/status.ts";

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

const staleText =
  "Somebody has changed this booking while you had it open. Nothing was done, and what you typed is still here. Look at what is different, then press the button again.";

export interface RefusalDetails {
  kind: string;
  status?: Status;
  because?: string;
  due?: number;
  least?: number;
  most?: number;
  paid?: number;
  given?: number;
}

/** Why something can't be done, in a sentence. */
export function refusalText(refused: RefusalDetails): string {
  switch (refused.kind) {
    case "changed-since":
      return staleText;
    case "unfit":
      return refused.because ?? "";
    case "not-priced":
      return "It is not priced yet.";
    case "expired":
      return "The price has ended. Price it again.";
    case "wrong-amount":
      return `${formatPounds(refused.due ?? 0)} is due, so another amount can’t be marked.`;
    case "wrong-refund":
      return `From ${formatPounds(refused.least ?? 0)} (what was agreed) to ${formatPounds(refused.most ?? 0)} (what was paid) can go back.`;
    case "too-much":
      return `${formatPounds(refused.most ?? 0)} is the most that can go back now.`;
    case "given-before":
      return `${formatPounds(refused.given ?? 0)} was given back by this form before, so nothing more was given now. To give this sum as well, send it again.`;
    case "below-paid":
      return `${formatPounds(refused.paid ?? 0)} has come for it, so the price can’t be less, even where some of that went back. The owner can take more off: “Give a part back”, on the booking’s page.`;
    case "under-way":
      return "A payment for what was agreed is under way. Change the price, date or place once it is here, or has failed.";
    case "no-price":
      return "The price list has no travel to this place: type the lines of the price, then work it out again.";
    case "nothing":
      return "Nothing is different, so nothing was saved.";
    case "unknown":
      return "It is no longer stored.";
    default:
      return refused.status
        ? `This can’t be done now: it is ${statusText[refused.status]}.`
        : "This can’t be done now.";
  }
}
