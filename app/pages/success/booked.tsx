import { Cancellation } from "../../features/booking/cancellation/cancellation.tsx";
import { byText, nobodyFreeNote } from "../../features/booking/due-text.ts";
import { OfferLines } from "../../features/booking/offer-lines.tsx";
import type { MessageField } from "../../features/message/write/fields.ts";
import { MessageForm } from "../../features/message/write/form.tsx";
import { Steps } from "../../features/quote/form/steps.tsx";
import { useSite } from "../../features/site/use-site.ts";
import type { FormState } from "../../forms/form.ts";
import { ContactCard } from "../../ui/contact-card/contact-card.tsx";
import { CopyButton } from "../../ui/copy/copy-button.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { Calendar, Chat } from "../../ui/icon/icon.tsx";
import { formatPounds } from "../../ui/money.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import { Head } from "./head.tsx";
import { Money, payFirst } from "./money-left.tsx";
import { AskVenue, DocumentList, RequestDetails, Written } from "./parts.tsx";
import type { SuccessData } from "./success.server.ts";

const headings = {
  booked: { before: "You’re", accent: "booked", after: "" },
  held: { before: "Your date is", accent: "held", after: "" },
  past: { before: "That was your", accent: "party", after: "" },
} as const;

interface BookedProps {
  shown: Extract<SuccessData, { view: "booked" }>;
  answer: FormState<MessageField> | undefined;
}

/** A booking: payments, the balance, what happens next, calendar and sharing. */
export function Booked({ shown, answer }: BookedProps) {
  const { ticket, past, stage, offer, given, documents, rows, vat, surprise, share, calendar, chatHref, date } = shown;
  const { phone } = useSite();
  return (
    <>
      <Head
        ticket={ticket}
        heading={headings[stage]}
        surprise={surprise}
        said={shown.said}
        stamp={stage === "held" ? "Held" : "Booked"}
      >
        {!past && (
          <a className={payFirst(shown) ? "button" : "button button-main"} href={calendar}>
            <Calendar />
            Add to calendar
          </a>
        )}
      </Head>
      <div className="wrap columns small-headings sent" data-own-buttons>
        <div className="sent-main">
          <ErrorSummary mistakes={shown.problem ? [{ message: shown.problem }] : []} answer={shown.problem} />
          {shown.change && (
            <p className="note" data-theme="blush">
              <strong>A change needs your answer.</strong> Until you say yes, your booking stays as it is here.{" "}
              <a href={shown.change}>Look at the change</a>
            </p>
          )}
          <section className="sent-next">
            <Money shown={shown} />
          </section>
          {!past && (
            <section className="sent-next sent-steps">
              <h2>What happens next</h2>
              <Steps steps={nextSteps(shown)} />
              {surprise && (
                <p className="note" data-theme="blush">
                  <strong>Mum’s the word.</strong> Our emails’ subjects, the calendar entry and the words to share name
                  neither act nor place.
                </p>
              )}
            </section>
          )}
          {!past && <AskVenue email={shown.venueEmail} />}
          <RequestDetails rows={rows} stopNews={shown.stopNews} />
          <ContactCard title="Rather talk?" chatHref={chatHref} phone={phone} />
        </div>
        <div className="sent-side">
          {!past && (
            <section className="sent-next card price-panel sent-share drawn drawn-small drawn-corner">
              <h2>Tell the others</h2>
              <p className="note share-copy" data-theme={ticket.figure.theme}>
                <Unbroken>{share.text}</Unbroken>
              </p>
              <div className="buttons">
                <a className="button button-mint" href={share.href} rel="noreferrer">
                  <Chat />
                  Share on WhatsApp
                </a>
                <CopyButton text={share.text} name="words to share" />
              </div>
            </section>
          )}
          <section className="card price-panel" aria-labelledby="price-title">
            <h2 id="price-title">What it costs</h2>
            <OfferLines offer={offer} rows={given > 0 ? [{ label: "Taken off since", pence: given }] : []} vat={vat} />
            <DocumentList documents={documents} />
          </section>
          <section className="sent-next" aria-labelledby="cancel-title">
            <h2 id="cancel-title">If you cancel</h2>
            <p>
              Call us or reply to our email. The days are counted from when we hear from you to{" "}
              <Unbroken>{date}</Unbroken>. {shown.fixedDateNote}
            </p>
            {given > 0 && (
              <p>
                The total is {formatPounds(offer.total - given)} here: the {formatPounds(given)} that we gave back comes
                off.
              </p>
            )}
            <Cancellation terms={offer.terms} />
          </section>
          <Written messages={shown.written} />
          <MessageForm
            token={shown.token}
            answer={answer}
            hint={
              shown.missing.length > 0
                ? `We still need ${shown.missing.join(" and ")}`
                : "Anything that changes, or a question"
            }
            replyPromise={shown.replyPromise}
          />
        </div>
      </div>
    </>
  );
}

function nextSteps({ missing, money, confirmationComes, stage }: BookedProps["shown"]) {
  const { left } = money;
  return [
    ...(stage === "held" ? [{ title: "We ask our performers", text: nobodyFreeNote }] : []),
    ...(confirmationComes
      ? [
          {
            title: "A confirmation comes by email",
            text: "It has the price, what cancelling costs and everything you told us. If it isn’t there in ten minutes, look in spam.",
          },
        ]
      : []),
    ...(missing.length > 0
      ? [
          {
            title: "Tell us what is missing",
            text: `We still need ${missing.join(" and ")}: write to us on this page, or call.`,
          },
        ]
      : []),
    ...(left
      ? [{ title: "The balance", text: `${formatPounds(left.pence)}, ${byText(left)}. You pay it on this page.` }]
      : []),
    { title: "Until the day", text: "Call or write whenever something changes, with your reference at hand." },
  ];
}
