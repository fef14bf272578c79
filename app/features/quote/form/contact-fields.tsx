import { Choices, TickBox } from "../../../ui/field/choice.tsx";
import { EmailField, NameField, PhoneField } from "../../../ui/field/contact.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { type Errors, limits, ticked, type Values, waysToReach } from "./fields.ts";

interface ContactFieldsProps {
  sent: Values;
  errors: Errors;
}

export function ContactFields({ sent, errors }: ContactFieldsProps) {
  return (
    <>
      <NameField sent={sent.name} error={errors.name} />
      <EmailField sent={sent.email} error={errors.email} hint="Your copy goes here" />
      <PhoneField sent={sent.phone} error={errors.phone} hint="Any format; add the country code if it isn’t British" />
      <Choices name="reach" label="Best way to reach you" optional choices={waysToReach} chosen={sent.reach} />
      <div className="surprise">
        <TickBox
          name="surprise"
          value={ticked}
          ticked={sent.surprise === ticked}
          hint="Our e-mails will carry a plain subject and sender: no act, no party, nothing to explain."
        >
          <strong>It’s a surprise</strong>
        </TickBox>
        <TextField
          name="noCalls"
          label="When should we not call?"
          hint="Such as “not after 6pm”"
          optional
          error={errors.noCalls}
          defaultValue={sent.noCalls}
          maxLength={limits.noCalls}
          autoComplete="off"
        />
      </div>
    </>
  );
}

/** The declaration the law wants kept, and the one box that is nobody's duty. */
export function Declarations({ sent, errors }: ContactFieldsProps) {
  return (
    <>
      <TickBox name="adult" value={ticked} ticked={sent.adult === ticked} error={errors.adult}>
        I am 18 or over, and so will be everybody there
      </TickBox>
      <TickBox name="marketing" value={ticked} ticked={sent.marketing === ticked}>
        Send me news and offers by e-mail now and then (optional)
      </TickBox>
    </>
  );
}
