import type { Mistake } from "../../../../ui/error-summary/error-summary.tsx";
import { Choices } from "../../../../ui/field/choice.tsx";
import { paymentMethods } from "../../shared/paid-text.ts";
import { DateField } from "../../shell/day-in-words.tsx";
import { fieldsWith } from "../../shell/form.tsx";

interface ReceivedFieldsProps {
  typed: { by: string; on: string };
  mistakes: readonly Mistake[] | undefined;
  /** ISO date at the venue */
  today: string;
}

/** How and on which day money came. */
export function ReceivedFields({ typed: { by, on }, mistakes, today }: ReceivedFieldsProps) {
  const field = fieldsWith({ by, on }, mistakes);
  return (
    <>
      <Choices {...field("by")} label="How did it come?" choices={paymentMethods} required />
      <DateField {...field("on")} label="On which day?" hint="It stands on the invoice or the receipt." max={today} />
    </>
  );
}
