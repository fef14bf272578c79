import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { TextArea, TextField } from "../../ui/field/field.tsx";
import type { FormToken } from "../quote/token.server.ts";
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
      <TextField
        name="name"
        label="Your name"
        error={errors.name}
        defaultValue={sent.name}
        maxLength={limits.name}
        autoComplete="name"
      />
      <TextField
        name="email"
        label="E-mail"
        hint="Our answer and a copy of your message go here"
        error={errors.email}
        defaultValue={sent.email}
        maxLength={limits.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="phone"
        label="Phone"
        optional
        hint="If you would rather be called"
        error={errors.phone}
        defaultValue={sent.phone}
        maxLength={limits.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
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
