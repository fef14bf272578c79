import type { FormState, FormToken } from "../../../forms/form.ts";
import { FormStart, fieldsOf, KeptForm, PrivacyNote, SubmitButton } from "../../../forms/parts.tsx";
import { TextArea } from "../../../ui/field/field.tsx";
import { type MessageField, messageForm } from "./fields.ts";

interface MessageFormProps {
  token: FormToken;
  answer: FormState<MessageField> | undefined;
  /** What to write about */
  hint: string;
  replyPromise: string;
}

export function MessageForm({ token, answer, hint, replyPromise }: MessageFormProps) {
  const field = fieldsOf(messageForm, answer);
  return (
    <KeptForm aria-labelledby="write">
      <h2 id="write" className="drawn drawn-small drawn-line">
        Write to us
      </h2>
      <FormStart answer={answer} token={answer?.token ?? token} />
      <TextArea {...field("message")} label="Your message" hint={hint} rows={4} />
      <div className="stack form-send">
        <SubmitButton className="button">Send message</SubmitButton>
        <p className="small">We reply by email {replyPromise || "as soon as we can"}.</p>
        <PrivacyNote />
      </div>
    </KeptForm>
  );
}
