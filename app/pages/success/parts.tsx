/** Parts that several views after a request or a payment share. */
import { SummaryList } from "../../features/quote/summary-list.tsx";
import type { SummaryRow } from "../../features/quote/summary-rows.ts";
import { CopyButton } from "../../ui/copy/copy-button.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { DocumentLink, WrittenMessage } from "./booked.server.ts";
import type { VenueEmail } from "./venue-email.server.ts";

/** The reference, on views without a ticket. */
export const Reference = ({ reference }: { reference: string }) => (
  <p>
    Your reference:{" "}
    <strong translate="no" className="nowrap">
      {reference}
    </strong>
    . It never has the letters O or I.
  </p>
);

interface RequestDetailsProps {
  rows: readonly SummaryRow[];
  /** Where the form posts that stops news and offers; null if the customer gets none */
  stopNews: string | null;
}

/** Everything the customer entered, for the private link only. */
export const RequestDetails = ({ rows, stopNews }: RequestDetailsProps) => (
  <section className="sent-details" aria-labelledby="details-title">
    <h2 id="details-title" className="drawn drawn-small drawn-line">
      What you told us
    </h2>
    <SummaryList rows={rows} />
    {stopNews && (
      <form method="post" action={stopNews}>
        <button type="submit" className="button button-small">
          Stop news and offers
        </button>
      </form>
    )}
  </section>
);

/** Invoices, receipts and credit notes, for the private link only. */
export const DocumentList = ({ documents }: { documents: readonly DocumentLink[] }) =>
  documents.length > 0 && (
    <ul role="list" className="small">
      {documents.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label} (PDF)</a>
        </li>
      ))}
    </ul>
  );

/** What the customer wrote from this page, above the form for more. */
export const Written = ({ messages }: { messages: readonly WrittenMessage[] }) =>
  messages.length > 0 && (
    <section className="sent-next sent-written" aria-labelledby="written-title">
      <h2 id="written-title">What you wrote to us</h2>
      <ul role="list" className="stack">
        {messages.map(({ id, words, at }) => (
          <li key={id}>
            <p className="note sent-words" data-theme="sky" dir="auto">
              {words}
            </p>
            <p className="small">
              <Unbroken>{`At ${at}`}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

/** An email to forward to the venue, which has to allow the act. */
export const AskVenue = ({ email }: { email: VenueEmail | null }) =>
  email && (
    <section className="sent-next sent-steps">
      <h2>Somewhere other than home?</h2>
      <p>
        The venue has to say yes to the act by name. This email to them says what it is, how far it goes and what it
        needs; not what it costs.
      </p>
      <div className="buttons">
        <a className="button" href={email.href}>
          Email the venue
        </a>
        <CopyButton text={email.text} name="email to the venue" />
      </div>
    </section>
  );
