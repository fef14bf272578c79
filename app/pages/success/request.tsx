import type { MessageField } from "../../features/message/write/fields.ts";
import { MessageForm } from "../../features/message/write/form.tsx";
import { EstimateLines } from "../../features/quote/estimate/estimate-panel.tsx";
import { Steps } from "../../features/quote/form/steps.tsx";
import { nextSteps } from "../../features/quote/next-steps.ts";
import { MessageLink } from "../../features/site/message-link.tsx";
import { useSite } from "../../features/site/use-site.ts";
import type { FormState } from "../../forms/form.ts";
import { ContactCard } from "../../ui/contact-card/contact-card.tsx";
import { Head } from "./head.tsx";
import { AskVenue, RequestDetails, Written } from "./parts.tsx";
import type { SuccessData } from "./success.server.ts";

const heading = { before: "We have your", accent: "request", after: "" };

interface RequestProps {
  shown: Extract<SuccessData, { view: "request" }>;
  answer: FormState<MessageField> | undefined;
}

/** A stored request: its reference, and with the private link everything the customer entered. */
export function Request({ shown, answer }: RequestProps) {
  const { ticket, reference, surprise, copy, replyPromise, chatHref, opened } = shown;
  const { phone } = useSite();
  return (
    <>
      <Head ticket={ticket} heading={heading} surprise={surprise} said={opened?.said ?? null}>
        <MessageLink className="button button-main" chatHref={chatHref}>
          Add something on WhatsApp
        </MessageLink>
      </Head>
      <div className="wrap columns small-headings sent" data-own-buttons>
        <div className="sent-main">
          <section className="sent-next">
            <h2>What happens next</h2>
            {copy !== "none" ? (
              <p>
                {copy === "comes"
                  ? "A copy of everything is on its way to the email address you gave. If it isn’t there in ten minutes, look in spam."
                  : "A copy of everything is in our email to the address you gave."}
                {!opened &&
                  " Day, place and price are in that email alone: this page opens for whoever has your reference."}
              </p>
            ) : (
              <p>
                We have your request, but <strong>no email went to the address you gave</strong>: we send one address
                only a few automatic emails a day, and none where a form looks filled in by a program. Please write down
                your reference,{" "}
                <strong translate="no" className="nowrap">
                  {reference}
                </strong>
                , and call or message us with it if you don’t hear from us.
              </p>
            )}
            <Steps steps={nextSteps(replyPromise)} />
            {surprise && (
              <p className="note" data-theme="blush">
                <strong>Mum’s the word.</strong> Our emails to you have a plain subject and sender
                {opened?.noCalls ? ", and we call only when you said we may" : ""}.
              </p>
            )}
          </section>
          {opened && <RequestDetails rows={opened.rows} stopNews={opened.stopNews} />}
        </div>
        <div className="sent-side">
          <ContactCard theme={ticket.figure.theme} chatHref={null} phone={phone} />
          {opened && (
            <section className="card price-panel" aria-labelledby="estimate-title">
              <h2 id="estimate-title">What it would cost</h2>
              <EstimateLines estimate={opened.estimate} vat={opened.vat} kind="request" />
            </section>
          )}
          {opened && <AskVenue email={opened.venueEmail} />}
          {opened && <Written messages={opened.written} />}
          {opened && (
            <MessageForm
              token={opened.token}
              answer={answer}
              hint="Something you forgot, or a question"
              replyPromise={replyPromise}
            />
          )}
        </div>
      </div>
    </>
  );
}
