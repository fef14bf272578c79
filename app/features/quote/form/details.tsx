import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import type { FormToken } from "../../../forms/form.ts";
import { useLastAnswer } from "../../../forms/last-answer.ts";
import { FormStart, FormTitle, fieldsOf } from "../../../forms/parts.tsx";
import type { PageSeo } from "../../../ui/head/page-meta.ts";
import { Queries } from "../../../ui/query/queries.tsx";
import type { Estimate } from "../estimate/estimate.ts";
import { type Choice, estimateOf } from "../estimate/estimate-choice.ts";
import { EstimatePanel, EstimateSpoken } from "../estimate/estimate-panel.tsx";
import { ShareEstimate } from "../estimate/share-estimate.tsx";
import type { ShownOptions } from "../form-options.server.ts";
import type { Kind } from "../status.ts";
import type { QuoteFormView } from "../submit-quote.server.ts";
import { ActFields } from "./act-fields.tsx";
import { progressOf, type QuoteValues, quoteForm } from "./fields.ts";
import { PartyFields } from "./party-fields.tsx";
import { PerformersField } from "./performers-field.tsx";
import { Declarations, PersonFields } from "./person-fields.tsx";
import { useChoice } from "./use-choice.ts";
import { useLiveForm } from "./use-live-form.ts";

export interface DetailsData {
  options: ShownOptions;
  asked: QuoteValues;
  choice: Choice;
  token: FormToken;
  /** Whether the values are those of a stored quote: a draft of another form is then ignored */
  stored: boolean;
  /** The address that the form is sent to; the page's own when left out */
  action?: string;
  seo: PageSeo;
}

interface QuoteDetailsProps {
  loaded: DetailsData;
  answered: QuoteFormView | undefined;
  /** Whether the form is for a request or a direct booking */
  kind: Kind;
  /** The page's title without the brand, as in its heading, for the chosen act */
  title: (act: Choice["act"]) => string;
  /** The head of the page, for the chosen act */
  head: (act: Choice["act"]) => ReactNode;
  /** The form's submit button, for the price panel outside the form */
  send: (state: { estimate: Estimate | null }) => ReactNode;
  /** The end of the form, with its button */
  ending: (state: { estimate: Estimate | null; act: Choice["act"] }) => ReactNode;
}

/** For requests and direct bookings alike. Without scripts the browser sends the form itself, and the server checks it. */
export function QuoteDetails(props: QuoteDetailsProps) {
  // The key makes another address another form, even if the router keeps this component.
  const { asked, seo } = props.loaded;
  const address = [seo.canonical, asked.act, asked.package, asked.performers, asked.place, asked.guests].join(" ");
  return (
    <Queries>
      <Details key={address} {...props} />
    </Queries>
  );
}

function Details({ loaded, answered, kind, title, head, send, ending }: QuoteDetailsProps) {
  const { options, asked, seo } = loaded;
  const answer = useLastAnswer(answered);
  const form = useRef<HTMLFormElement>(null);
  const sent = answer?.values ?? asked;
  const token = answer?.token ?? loaded.token;
  const arrived = { sent, token, answered: Boolean(answer?.values), stored: loaded.stored };
  const { values, live, changed, ...current } = useLiveForm(form, arrived);
  const fromServer = { values: sent, choice: answer?.choice ?? loaded.choice };
  const { act, travel, places, failed } = useChoice(values, fromServer, { freeMiles: options.freeMiles, live });
  const estimate = act ? estimateOf(values, { act, travel }, options) : null;
  const shownAct = act ?? fromServer.choice.act;
  const priceShown = { estimate, vat: options.vat, failed, kind };
  const field = fieldsOf(quoteForm, answer, asked);
  return (
    <main id="main" tabIndex={-1} data-later={answer ? undefined : ""}>
      <FormTitle answer={answer} seo={seo} title={title(shownAct)} />
      {head(shownAct)}
      <div className="wrap beside">
        <Form
          id="quote"
          ref={form}
          method="post"
          {...(loaded.action && { action: loaded.action })}
          className="quote-form"
          noValidate
          onInput={changed}
          replace
          data-drafts
        >
          {/* Enter in any field presses the form's first submit button. This hidden one comes first, so that Enter never presses a
              button that only redraws the form. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="decoy" />
          <FormStart answer={answer} token={current.token} />
          <Group title="The act">
            <ActFields
              acts={options.acts}
              act={act}
              listFailed={failed}
              field={field}
              now={values}
              onChange={changed}
            />
          </Group>
          <Group title="The party">
            <PartyFields
              field={field}
              places={places}
              travel={estimate?.order.travel}
              today={options.today}
              now={values}
              live={live}
              performers={
                <PerformersField
                  act={act}
                  chosen={values.performers}
                  guests={estimate?.order.guests}
                  field={field}
                  onChange={changed}
                />
              }
            />
          </Group>
          <Group title="You">
            <PersonFields field={field} />
          </Group>
          <Group title="Last thing">
            <Declarations field={field} />
          </Group>
          <div id="ending">{ending({ estimate, act: shownAct })}</div>
        </Form>
        <EstimatePanel {...priceShown} progress={progressOf(values)} send={send({ estimate })}>
          {estimate && <ShareEstimate estimate={estimate} values={values} form={seo.canonical} />}
        </EstimatePanel>
        <EstimateSpoken estimate={estimate} kind={kind} />
      </div>
    </main>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="quote-group">
    {/* Not on the fieldset, whose box begins below its legend in Firefox and WebKit. */}
    <legend className="drawn drawn-small drawn-line">
      <h2>{title}</h2>
    </legend>
    {children}
  </fieldset>
);
