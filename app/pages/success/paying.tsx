import { Form } from "react-router";
import { payingText, sendText } from "../../features/booking/due-text.ts";
import { ShownDue } from "../../features/booking/shown-due.tsx";
import { SummaryList } from "../../features/quote/summary-list.tsx";
import { useSite } from "../../features/site/use-site.ts";
import { SubmitButton } from "../../forms/parts.tsx";
import { Accented } from "../../ui/accented.tsx";
import { ContactCard } from "../../ui/contact-card/contact-card.tsx";
import { badNews, FigureHead } from "../../ui/figure-head/figure-head.tsx";
import { formatPounds } from "../../ui/money.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import { Reference } from "./parts.tsx";
import type { PayingView } from "./paying.server.ts";
import { PollStatus } from "./poll-status.tsx";

/** A payment that has not arrived: being confirmed, to be transferred, or failed. */
export function Paying({ shown }: { shown: PayingView }) {
  const { act, reference, party, view, pence, lines, toSend, emailed, chatHref } = shown;
  const { phone } = useSite();
  return (
    <>
      <FigureHead figure={view === "failed" ? badNews : act} tall={view === "failed"}>
        <h1 className="title">
          <Accented {...headings[view]} />
        </h1>
        <p className="lede" dir="auto">
          <Unbroken>{party}</Unbroken>
        </p>
      </FigureHead>
      <div className="wrap columns small-headings sent" data-own-buttons>
        <section className="sent-next">
          {view === "waiting" && (
            <div role="status" className="stack sent-next">
              <h2>We’re waiting to hear that {formatPounds(pence)} has arrived</h2>
              <p>Usually that takes seconds. You are booked once it has arrived; until then nothing is certain.</p>
              <PollStatus />
              <Reference reference={reference} />
            </div>
          )}
          {view === "failed" && (
            <>
              <h2>Nothing was paid</h2>
              <p>
                {formatPounds(pence)} did not reach us, and the date is not booked yet. Banks refuse payments for many
                reasons; trying again, or with another card, often helps.
              </p>
              <TryAgain shown={shown} />
              <Reference reference={reference} />
            </>
          )}
          {view === "instructions" && (
            <>
              <h2>{toSend ? `Send ${formatPounds(pence)} by bank transfer` : "Have you sent it?"}</h2>
              {toSend ? (
                <p>
                  <Unbroken>{sendText(toSend)}</Unbroken> Use the reference exactly as it stands. We write to you once
                  the money is here.
                </p>
              ) : (
                <TooLate shown={shown} />
              )}
              <SummaryList rows={lines} />
              <Reference reference={reference} />
              {!emailed && (
                <p>
                  No email with this went out: we send one address only a few automatic emails a day, and none where a
                  form looks filled in by a program. Please write the details down, or keep this page’s address. It
                  opens your booking for whoever has it.
                </p>
              )}
            </>
          )}
        </section>
        <ContactCard title="Not sure?" theme={act.theme} chatHref={chatHref} phone={phone} />
      </div>
    </>
  );
}

const headings = {
  waiting: { before: "Your payment is on its", accent: "way", after: "" },
  failed: { before: "The payment did not go", accent: "through", after: "" },
  instructions: { before: "How to", accent: "pay", after: "" },
};

/** The requested amount is no longer due: the money may be on its way, but nobody should send it now. */
const TooLate = ({ shown: { review, pence, due } }: { shown: PayingView }) => (
  <>
    <p>
      If you sent the {formatPounds(pence)} in time, all is well: we write to you once it is here. If not, please don’t
      send it now: {due?.next ? payingText(due) : "the time to pay it is over, so call us first."}
    </p>
    {due?.next && (
      <p>
        <a href={review}>See what is due now</a>
      </p>
    )}
  </>
);

/** Starts the payment again: price and terms are agreed already. */
function TryAgain({ shown: { review, offerVersion, due } }: { shown: PayingView }) {
  if (!due?.next) return null;
  return (
    <Form method="post" action={review} className="stack sent-next form-send">
      <input type="hidden" name="offer" value={offerVersion} />
      <ShownDue due={due.next} />
      <p>
        <Unbroken>{payingText(due)}</Unbroken>
      </p>
      <SubmitButton busy="One moment…">{`Try again: pay ${formatPounds(due.next.pence)}`}</SubmitButton>
      <p>
        <a href={review}>Look at everything again first</a>
      </p>
    </Form>
  );
}
