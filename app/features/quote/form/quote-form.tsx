import type { ReactNode, Ref } from "react";
import { Form } from "react-router";
import type { FormToken } from "../../../forms/form.ts";
import { FormStart, fieldsOf } from "../../../forms/parts.tsx";
import type { KnownPlace } from "../estimate/places.ts";
import type { ActOffer, ShownOptions } from "../form-options.server.ts";
import type { ShownAnswer } from "../submit-quote.server.ts";
import { ActFields } from "./act-fields.tsx";
import { type QuoteValues, quoteForm } from "./fields.ts";
import { PartyFields } from "./party-fields.tsx";
import { Declarations, PersonFields } from "./person-fields.tsx";

interface QuoteFormProps {
  ref: Ref<HTMLFormElement>;
  action: string | undefined;
  offer: ShownOptions;
  /** undefined while the packages of the act just chosen are not there */
  act: ActOffer | undefined;
  places: KnownPlace[];
  /** The price list did not come: the server has to show an act's packages */
  listFailed: boolean;
  /** As the form arrived, when nothing was sent */
  asked: QuoteValues;
  /** As it stands now */
  now: QuoteValues;
  guests: number | undefined;
  token: FormToken;
  live: boolean;
  answer: ShownAnswer | undefined;
  onChange: () => void;
  /** What the form ends with: its button */
  ending: ReactNode;
}

/** The whole form. It is sent by the browser itself where scripts don't run, and its checks are the server's. */
export function QuoteForm({
  ref,
  action,
  offer,
  act,
  places,
  listFailed,
  asked,
  now,
  guests,
  token,
  live,
  answer,
  onChange,
  ending,
}: QuoteFormProps) {
  const field = fieldsOf(quoteForm, answer, asked);
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
      <FormStart answer={answer} token={token} />

      <fieldset className="quote-group">
        <legend>
          <h2>The act</h2>
        </legend>
        <ActFields
          acts={offer.acts}
          act={act}
          listFailed={listFailed}
          field={field}
          now={now}
          guests={guests}
          onChange={onChange}
        />
      </fieldset>
      <fieldset className="quote-group">
        <legend>
          <h2>The party</h2>
        </legend>
        <PartyFields field={field} places={places} today={offer.today} date={now.date} live={live} />
      </fieldset>
      <fieldset className="quote-group">
        <legend>
          <h2>You</h2>
        </legend>
        <PersonFields field={field} />
      </fieldset>
      <fieldset className="quote-group">
        <legend>
          <h2>Last thing</h2>
        </legend>
        <Declarations field={field} />
      </fieldset>

      {ending}
    </Form>
  );
}
