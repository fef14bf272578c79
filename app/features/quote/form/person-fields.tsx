import { ContactFields, type fieldsOf, PrivacyNote } from "../../../forms/parts.tsx";
import { Choices, TickBox } from "../../../ui/field/choice.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { useSite } from "../../site/use-site.ts";
import { contactMethods, type QuoteField } from "./fields.ts";

export interface FieldsProps {
  field: ReturnType<typeof fieldsOf<QuoteField>>;
}

export function PersonFields({ field }: FieldsProps) {
  const site = useSite();
  return (
    <>
      <ContactFields
        field={field}
        emailHint="Your copy goes here"
        phoneHint="Any format; add the country code if it isn’t British"
      />
      <Choices
        {...field("reach")}
        label="Best way to reach you"
        choices={contactMethods.filter(({ value }) => value !== "whatsapp" || site.chatHref)}
      />
      <div className="surprise">
        <TickBox
          {...field("surprise")}
          hint="Our emails’ subject and sender stay plain: no act, no party. What you told us is inside."
        >
          <strong>It’s a surprise</strong>
        </TickBox>
        <TextField
          {...field("noCalls")}
          label="When should we not call?"
          hint="Such as “not after 6pm”"
          autoComplete="off"
        />
      </div>
    </>
  );
}

/** The over-18 declaration, which the law requires us to store, and the optional box for news and offers. */
export function Declarations({ field }: FieldsProps) {
  return (
    <>
      <TickBox {...field("adult")}>I am 18 or over, and so will be everybody there</TickBox>
      <TickBox {...field("marketing")} hint="You can stop at any time.">
        Send me news and offers by email now and then (optional)
      </TickBox>
      <PrivacyNote />
    </>
  );
}
