import { useState } from "react";
import type { FormState } from "./form.ts";

type Kept = Pick<FormState<string>, "values" | "token">;

/**
 * The last answer to the form that is shown: the router drops the action's data when the hash of the address changes, as by the skip link,
 * but the form's errors stay.
 */
export function useLastAnswer<Answer extends Kept>(answered: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState({ answered, answer: answered });
  if (!answered || answered === last.answered) return last.answer;
  const answer = afterAnswer(answered, last.answer);
  setLast({ answered, answer });
  return answer;
}

/**
 * An answer without values, as where the connection dropped, keeps those of the answer before it. So it does with the token: the form may
 * have arrived, and what is sent again with another key is stored twice.
 */
export const afterAnswer = <Answer extends Kept>(answered: Answer, before: Answer | undefined): Answer => ({
  ...before,
  ...answered,
  values: answered.values ?? before?.values ?? null,
  token: answered.token ?? before?.token ?? null,
});
