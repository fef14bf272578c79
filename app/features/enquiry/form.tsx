import type { FormState, FormToken } from "../../forms/form.ts";
import { ContactFields, FormStart, fieldsOf, KeptForm, PrivacyNote, SubmitButton } from "../../forms/parts.tsx";
import { TextArea } from "../../ui/field/field.tsx";
import { type EnquiryField, enquiryForm } from "./fields.ts";

interface EnquiryFormProps {
  token: FormToken;
  answer: FormState<EnquiryField> | undefined;
  replyPromise: string;
}

export function EnquiryForm({ token, answer, replyPromise }: EnquiryFormProps) {
  const field = fieldsOf(enquiryForm, answer);
  return (
    <KeptForm aria-labelledby="write">
      <h2 id="write">Write to us</h2>
      <FormStart answer={answer} token={answer?.token ?? token} />
      <TextArea {...field("message")} label="Your message" hint="A date and a town help us answer in one go" rows={6} />
      <ContactFields
        field={field}
        emailHint="Our answer and a copy of your message go here"
        phoneHint="If you would rather be called"
      />
      <div className="stack form-send">
        <SubmitButton>Send message</SubmitButton>
        <p className="small">We reply {replyPromise || "as soon as we can"}.</p>
        <PrivacyNote />
      </div>
    </KeptForm>
  );
}
