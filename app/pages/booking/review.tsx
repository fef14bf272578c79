import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Cancellation } from "../../features/booking/cancellation/cancellation.tsx";
import { nobodyFreeNote, payingText } from "../../features/booking/due-text.ts";
import { OfferLines } from "../../features/booking/offer-lines.tsx";
import { ShownDue } from "../../features/booking/shown-due.tsx";
import { SummaryList } from "../../features/quote/summary-list.tsx";
import type { SummaryRow } from "../../features/quote/summary-rows.ts";
import type { FormState } from "../../forms/form.ts";
import { useLastAnswer } from "../../forms/last-answer.ts";
import { FormTitle, SubmitButton } from "../../forms/parts.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { TickBox } from "../../ui/field/choice.tsx";
import { FigureHead } from "../../ui/figure-head/figure-head.tsx";
import type { PageSeo } from "../../ui/head/page-meta.ts";
import { formatPounds } from "../../ui/money.ts";
import { PriceBar } from "../../ui/price-panel/price-beside.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { ReviewData } from "./review.server.ts";
import { StepsLine } from "./steps-line.tsx";
import { Trader } from "./trader.tsx";

interface ReviewProps {
  review: ReviewData;
  seo: PageSeo;
  answered: Pick<FormState<string>, "values" | "token" | "problem"> | undefined;
}

/** What the customer told us, the price, who we are and the cancellation terms, before the button that commits to pay. */
export function Review({ review, seo, answered }: ReviewProps) {
  const answer = useLastAnswer(answered);
  const { act, offer, rows, next, details, change, vat, underWay, gaveUp } = review;
  const lines = <OfferLines offer={offer} rows={rows} vat={vat} />;
  const problem = answer?.problem ?? review.problem;
  const due = { href: "#pay", label: "Go to payment" };
  const dueName = next.part === "whole" ? "To pay" : "Deposit";
  const total = (
    <>
      <strong>{formatPounds(next.pence)}</strong>
      {next.part === "deposit" && <span> of {formatPounds(offer.total)}</span>}
    </>
  );
  return (
    <main id="main" tabIndex={-1}>
      <FormTitle answer={{ problem }} seo={seo} />
      <FigureHead figure={act} tall>
        <StepsLine current={2} />
        <h1 className="title">
          Check and <span className="accent">book</span>
        </h1>
        <p className="lede" dir="auto">
          <Unbroken>{review.party}</Unbroken>
        </p>
        <p className="small">
          <Unbroken>{review.held}</Unbroken>{" "}
          <span className="unbroken">
            Reference{" "}
            <strong translate="no" className="nowrap">
              {review.reference}
            </strong>
          </span>
        </p>
        {/* Shown only on wide screens: elsewhere the bottom bar has the sum and the button. */}
        <div className="check-due">
          <p>
            {dueName} <span className="bottom-bar-total">{total}</span>
          </p>
          <a className="button button-main hero-main" href={due.href}>
            {due.label}
          </a>
        </div>
      </FigureHead>
      <div className="wrap small-headings check-parts">
        <ErrorSummary mistakes={problem ? [{ message: problem }] : []} answer={answer ?? review.problem} />
        {(underWay || gaveUp) && !problem && (
          <p className="note" data-theme="sky" role="status">
            <strong>Your payment has not reached us.</strong>{" "}
            {underWay
              ? "If you left the payment page, press the button below to go back to it: it is the same payment, so you can’t be charged twice."
              : "Nothing was taken, and nothing is booked. To try again, press the button below."}
          </p>
        )}
        {review.note && (
          <section className="check-part">
            <h2>A note from us</h2>
            <p className="note check-note">{review.note}</p>
          </section>
        )}
        <div className="check-cards">
          <Details title="The act" theme={act.theme} rows={details.act} change={change && `${change}#act`} />
          <Details title="The party" rows={details.party} change={change && `${change}#date`} />
          <Details title="You" rows={details.person} change={change && `${change}#name`} />
        </div>
        <div className="columns check-terms">
          <div className="check-small-print">
            <Part title="If you cancel">
              <p>
                <strong>{review.fixedDateNote}</strong> This table says what you get back:
              </p>
              <Cancellation terms={offer.terms} />
            </Part>
            <Part title="Who you book with">
              <Trader trader={review.trader} />
            </Part>
          </div>
          <div className="card price-panel check-price">
            <Part title="What it costs">{lines}</Part>
            <PayForm review={review} />
          </div>
        </div>
      </div>
      <PriceBar label={dueName} total={total} next={due}>
        {lines}
      </PriceBar>
    </main>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="part check-part">
    <h2>{title}</h2>
    {children}
  </section>
);

interface DetailsProps {
  title: string;
  /** The act's theme, which colours the card */
  theme?: string;
  rows: readonly SummaryRow[];
  /** Link for changing the details; null if they can't be changed */
  change: string | null;
}

const Details = ({ title, theme, rows, change }: DetailsProps) => (
  <section className="card check-part check-card" data-theme={theme}>
    <div className="check-part-head drawn drawn-small">
      <h2>{title}</h2>
      {change && (
        <a href={change}>
          Change<span className="visually-hidden"> {title.toLowerCase()}</span>
        </a>
      )}
    </div>
    <SummaryList rows={rows} />
  </section>
);

/** The button's label says that it commits to pay, and how much. */
function PayForm({ review }: { review: ReviewData }) {
  const { offer, due, next, pricedByUs, here } = review;
  const deposit = next.part === "deposit";
  return (
    <Form id="pay" method="post" action={here} className="stack form-ending check-pay drawn drawn-small" replace>
      <input type="hidden" name="offer" value={offer.version} />
      <ShownDue due={next} />
      <h2>{deposit ? "Book with a deposit" : "Book and pay"}</h2>
      <p>
        <Unbroken>{payingText(due)}</Unbroken>
      </p>
      {review.mayRefuseReview && (
        <TickBox name="review">You may ask me for a review afterwards, by one email (optional)</TickBox>
      )}
      <SubmitButton busy="One moment…">{`Book and pay ${formatPounds(next.pence)}`}</SubmitButton>
      <p className="small">{nobodyFreeNote}</p>
      <p className="small">
        By pressing the button you book at the price above and agree to pay it, with the cancellation table on this page
        and our <Link to="/terms">terms</Link>. The confirmation comes by email once the payment is here.
      </p>
      {pricedByUs && (
        // Needs two steps, because a no that was tapped by mistake can't be undone here.
        <details className="check-no">
          <summary className="disclosure">Not for you?</summary>
          <p className="small">Saying no ends this offer. To have it after all, you would have to call us.</p>
          <button type="submit" name="intent" value="decline" className="button">
            Say no to this offer
          </button>
        </details>
      )}
    </Form>
  );
}
