import { useState } from "react";
import type { FormState } from "./form.ts";

type Kept = Pick<FormState<string>, "values" | "token">;

/** The router drops the action's data when the hash of the address changes, as by the skip link; the form's errors must stay. */
export function useLastAnswer<Answer extends Kept>(answered: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState({ answered, answer: answered });
  if (!answered || answered === last.answered) return last.answer;
  const answer = afterAnswer(answered, last.answer);
  setLast({ answered, answer });
  return answer;
}

/** An answer without values keeps the last ones, and the token: the form may have arrived, and another key would store it twice. */
export const afterAnswer = <Answer extends Kept>(answered: Answer, before: Answer | undefined): Answer => ({
  ...before,
  ...answered,
  values: answered.values ?? before?.values ?? null,
  token: answered.token ?? before?.token ?? null,
});
