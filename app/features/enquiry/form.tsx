import { Form, useNavigation } from "react-router";
import type { FormToken } from "../../forms/token.server.ts";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { EmailField, NameField, PhoneField } from "../../ui/field/contact.tsx";
import { TextArea } from "../../ui/field/field.tsx";
import type { Answer } from "./answer.server.ts";
import { limits, type Values } from "./fields.ts";

interface EnquiryFormProps {
  /** As the form arrived */
  sent: Values;
  token: FormToken;
  answer: Answer | undefined;
  replyPromise: string;
}

/** Sent by the browser itself where scripts don't run; its checks are the server's. */
export function EnquiryForm({ sent, token, answer, replyPromise }: EnquiryFormProps) {
  const errors = answer?.errors ?? {};
  const sending = useNavigation().formMethod === "POST";
  const mistakes = [
    ...(answer?.problem ? [{ words: answer.problem }] : []),
    ...Object.entries(errors).map(([field, words]) => ({ field, words })),
  ];
  return (
    <Form method="post" className="contact-form" noValidate replace aria-labelledby="write">
      <h2 id="write">Write to us</h2>
      <ErrorSummary mistakes={mistakes} answer={answer} />
      <input type="hidden" name="key" value={token.key} />
      <input type="hidden" name="issued" value={token.issued} />
      {/* Left empty by people, who never see it. */}
      <div className="decoy" aria-hidden="true">
        <label htmlFor="subject">Leave this empty</label>
        <input id="subject" name="subject" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <TextArea
        name="message"
        label="Your message"
        hint="A date and a town help us answer in one go"
        error={errors.message}
        defaultValue={sent.message}
        maxLength={limits.message}
        rows={6}
      />
      <NameField sent={sent.name} error={errors.name} />
      <EmailField sent={sent.email} error={errors.email} hint="Our answer and a copy of your message go here" />
      <PhoneField sent={sent.phone} error={errors.phone} hint="If you would rather be called" optional />
      <div className="contact-send">
        <button type="submit" className="button button-main" aria-disabled={sending || undefined}>
          {sending ? "Sending…" : "Send message"}
        </button>
        <p className="small">
          We reply {replyPromise || "as soon as we can"}. How we keep what you write is on our{" "}
          <a href="/privacy">privacy page</a>.
        </p>
      </div>
    </Form>
  );
}
