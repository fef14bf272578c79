import { Choices, TickBox } from "../../ui/field/choice.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { type Errors, limits, ticked, type Values, waysToReach } from "./fields.ts";

interface ContactFieldsProps {
  sent: Values;
  errors: Errors;
}

export function ContactFields({ sent, errors }: ContactFieldsProps) {
  return (
    <>
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
        hint="Your copy of the request goes here"
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
        hint="Any format; add the country code if it isn’t British"
        error={errors.phone}
        defaultValue={sent.phone}
        maxLength={limits.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
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
