import { data, Form, Link } from "react-router";
import { portsContext } from "../../context.ts";
import { httpStatusOf } from "../../features/booking/closed.server.ts";
import { Closed } from "../../features/booking/closed.tsx";
import { OfferLines } from "../../features/booking/offer-lines.tsx";
import { SummaryList } from "../../features/quote/summary-list.tsx";
import { useSite } from "../../features/site/use-site.ts";
import { meta as formMeta } from "../../forms/page.ts";
import { noStore, privateAddress } from "../../response-headers.server.ts";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { FigureHead } from "../../ui/figure-head/figure-head.tsx";
import { headTags, referrerMeta } from "../../ui/head/page-meta.ts";
import { formatPounds } from "../../ui/money.ts";
import { PriceBar } from "../../ui/price-panel/price-beside.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { Route } from "./+types/page";
import { answerTo, type ChangeData, changeData } from "./change.server.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress, noStore];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shown = await changeData(params.reference, url, context.get(portsContext));
  return data(shown, { status: shown.closed ? httpStatusOf(shown.closed) : 200 });
}

export const action = ({ request, params, url, context }: Route.ActionArgs) =>
  answerTo(request, params.reference, url, context);

/** A closed page renders its title itself. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData?.closed ? formMeta({ loaderData }) : headTags(loaderData?.seo)),
  referrerMeta,
];

export default function ChangePage({ loaderData: shown }: Route.ComponentProps) {
  return shown.closed ? <Closed closed={shown.closed} siteName={shown.seo.siteName} /> : <Change shown={shown} />;
}

/** A change that costs more or leaves less time to cancel: what would be different, and a yes in one step or a no in two. */
function Change({ shown }: { shown: ChangeData }) {
  const { act, details, moved, repriced, offer, rows, madeAt, problem } = shown;
  const { phone } = useSite();
  const lines = <OfferLines offer={offer} rows={rows} vat={shown.vat} />;
  const total = (
    <>
      <strong>{formatPounds(offer.total)}</strong>
      {shown.more && <span>{shown.more}</span>}
    </>
  );
  return (
    <main id="main" tabIndex={-1}>
      <FigureHead figure={act}>
        <h1 className="title">
          Shall we <span className="accent">change</span> it?
        </h1>
        <p className="lede" dir="auto">
          <Unbroken>{shown.party}</Unbroken>
        </p>
        {shown.booked && (
          <p dir="auto">
            Booked now: <Unbroken>{shown.booked}</Unbroken>
          </p>
        )}
        <p>{shown.untilAccepted}</p>
        <p className="small">
          Booking{" "}
          <strong translate="no" className="nowrap">
            {shown.reference}
          </strong>
        </p>
      </FigureHead>
      <div className="wrap columns small-headings change-page">
        <section>
          <ErrorSummary mistakes={problem ? [{ message: problem }] : []} answer={shown} />
          <h2>What would change</h2>
          <SummaryList rows={details} />
          <p className="note change-rest" data-theme={act.theme}>
            Everything else stays as you booked it, the cancellation terms too
            {moved && ": their days count to the new date"}. Something wrong? Call{" "}
            <a href={phone.href}>{phone.display}</a>.
          </p>
        </section>
        <Form id="answer" method="post" className="card price-panel stack drawn drawn-small drawn-corner" replace>
          <input type="hidden" name="madeAt" value={madeAt} />
          <h2>What it would cost</h2>
          {lines}
          <p className="small">
            By saying yes you agree to the new {[moved && "date", repriced && "price"].filter(Boolean).join(" and ")}.
          </p>
          <button type="submit" name="answer" value="yes" className="button button-main">
            {shown.yes}
          </button>
          {/* Needs two steps, because a no that was tapped by mistake can't be undone here. */}
          <details className="change-no">
            <summary className="disclosure">No, leave it as it is</summary>
            <p>Your booking stays as it was. To have this change after all, you would have to call us.</p>
            <button type="submit" name="answer" value="no" className="button">
              Say no to the change
            </button>
          </details>
          <p>
            <Link to={shown.booking}>See the booking as it stands</Link>
          </p>
        </Form>
      </div>
      <PriceBar label={repriced ? "New total" : "Total"} total={total} next={{ href: "#answer", label: "Yes or no?" }}>
        {lines}
      </PriceBar>
    </main>
  );
}
