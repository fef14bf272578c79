import type { ReactNode, Ref } from "react";
import { Form, useNavigation } from "react-router";
import type { FormToken } from "../../../forms/token.server.ts";
import { ErrorSummary } from "../../../ui/error-summary/error-summary.tsx";
import type { KnownPlace } from "../estimate/places.ts";
import type { ActOffer, ShownOptions } from "../form-options.server.ts";
import type { Answer } from "../submit-quote.server.ts";
import { ActFields } from "./act-fields.tsx";
import { ContactFields, Declarations } from "./contact-fields.tsx";
import { type FieldName, hiddenFields, type Values } from "./fields.ts";
import { PartyFields } from "./party-fields.tsx";

interface QuoteFormProps {
  ref: Ref<HTMLFormElement>;
  action: string | undefined;
  offer: ShownOptions;
  /** undefined while the packages of the act just chosen are not there */
  act: ActOffer | undefined;
  places: KnownPlace[];
  /** The price list did not come: the server has to show an act's packages */
  listFailed: boolean;
  /** As the form arrived */
  sent: Values;
  /** As it stands now */
  now: Values;
  guests: number | undefined;
  token: FormToken;
  live: boolean;
  answer: Answer | undefined;
  onChange: () => void;
  /** What the form ends with: its button */
  ending: (sending: boolean) => ReactNode;
}

/** The whole form. It is sent by the browser itself where scripts don't run, and its checks are the server's. */
export function QuoteForm({
  ref,
  action,
  offer,
  act,
  places,
  listFailed,
  sent,
  now,
  guests,
  token,
  live,
  answer,
  onChange,
  ending,
}: QuoteFormProps) {
  const errors = answer?.errors ?? {};
  const sending = useNavigation().formMethod === "POST";
  const mistakes = [
    ...(answer?.problem ? [{ words: answer.problem }] : []),
    ...Object.entries(errors).map(([field, words]) => ({ field: field as FieldName, words })),
  ];
  return (
    <Form
      id="quote"
      ref={ref}
      method="post"
      {...(action && { action })}
      className="quote-form"
      noValidate
      onInput={onChange}
      replace
    >
      {/* Enter in any field presses the first button of a form: it has to be this one. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="decoy" />
      <ErrorSummary mistakes={mistakes} answer={answer} />
      <input type="hidden" name={hiddenFields.key} defaultValue={token.key} />
      <input type="hidden" name={hiddenFields.issued} defaultValue={token.issued} />
      <div className="decoy" aria-hidden="true">
        <label htmlFor={hiddenFields.decoy}>Leave this empty</label>
        <input id={hiddenFields.decoy} name={hiddenFields.decoy} type="text" tabIndex={-1} autoComplete="off" />
      </div>

      <fieldset className="quote-group">
        <legend>
          <h2>The act</h2>
        </legend>
        <ActFields
          acts={offer.acts}
          act={act}
          listFailed={listFailed}
          sent={sent}
          now={now}
          guests={guests}
          errors={errors}
          onChange={onChange}
        />
      </fieldset>
      <fieldset className="quote-group">
        <legend>
          <h2>The party</h2>
        </legend>
        <PartyFields places={places} today={offer.today} sent={sent} now={now} live={live} errors={errors} />
      </fieldset>
      <fieldset className="quote-group">
        <legend>
          <h2>You</h2>
        </legend>
        <ContactFields sent={sent} errors={errors} />
      </fieldset>
      <fieldset className="quote-group">
        <legend>
          <h2>Last thing</h2>
        </legend>
        <Declarations sent={sent} errors={errors} />
      </fieldset>

      {ending(sending)}
    </Form>
  );
}
