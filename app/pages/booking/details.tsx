import { Link } from "react-router";
import type { Estimate } from "../../features/quote/estimate/estimate.ts";
import { byHandText } from "../../features/quote/estimate/estimate-text.ts";
import { type DetailsData, QuoteDetails } from "../../features/quote/form/details.tsx";
import { bookingTitle, changingSurpriseTitle, changingTitle } from "../../features/quote/form/titles.ts";
import type { QuoteFormView } from "../../features/quote/submit-quote.server.ts";
import { SubmitButton } from "../../forms/parts.tsx";
import { FigureHead } from "../../ui/figure-head/figure-head.tsx";
import { StepsLine } from "./steps-line.tsx";

interface DirectDetailsProps {
  loaded: DetailsData & { back: string | null; quotePath: string };
  answered: QuoteFormView | undefined;
}

/** The first of three steps: the same form as for a request, but it leads to the review step instead of the desk. */
export function DirectDetails({ loaded, answered }: DirectDetailsProps) {
  return (
    <QuoteDetails
      loaded={loaded}
      answered={answered}
      kind="direct"
      title={!loaded.back ? bookingTitle : loaded.asked.surprise ? changingSurpriseTitle : changingTitle}
      head={(act) => (
        <FigureHead figure={act}>
          <StepsLine current={1} />
          <h1 className="title">
            {loaded.back ? (
              <>
                {`${act.name}: `}
                <span className="accent">change</span> your booking
              </>
            ) : (
              <>
                {`Book ${act.plural} `}
                <span className="accent">now</span>
              </>
            )}
          </h1>
          <p>{loaded.back ? "Change what you like: the price follows." : "Nothing is booked until you pay."}</p>
        </FigureHead>
      )}
      send={({ estimate }) =>
        estimate?.order.travel.kind === "by-hand" ? (
          <SubmitButton form="quote" formAction={loaded.quotePath}>
            Send as a quote request
          </SubmitButton>
        ) : (
          <SubmitButton form="quote" busy="One moment…">
            Check and book
          </SubmitButton>
        )
      }
      ending={({ estimate, act }) => (
        <Ending estimate={estimate} act={act.slug} loaded={loaded} asks={Boolean(answered?.errors.venue)} />
      )}
    />
  );
}

interface EndingProps extends Pick<DirectDetailsProps, "loaded"> {
  estimate: Estimate | null;
  /** The slug of the currently chosen act */
  act: string;
  /** Whether the venue is too far from the place to be booked at once */
  asks: boolean;
}

/** The end of the form. If the owner has to price the journey, the same answers are sent to them as a request. */
function Ending({ estimate, act, asks, loaded: { back, quotePath } }: EndingProps) {
  const travel = estimate?.order.travel;
  if (travel?.kind === "by-hand")
    return (
      <div className="stack form-ending">
        <p className="note" data-theme="blush">
          <strong>{byHandText(travel)}</strong> Send what you’ve typed as a quote request and we’ll write with the whole
          price and a link to book it. Asking is free.
        </p>
        <SubmitButton formAction={quotePath}>Send as a quote request</SubmitButton>
      </div>
    );
  return (
    <div className="stack form-ending">
      <SubmitButton busy="One moment…">Check and book</SubmitButton>
      {asks && <SubmitButton formAction={quotePath}>Send as a quote request</SubmitButton>}
      <p className="small">
        You see everything once more, with the terms, before you pay.{" "}
        {back ? (
          <a href={back}>Leave it as it was</a>
        ) : (
          <>
            Rather ask first? <Link to={`${quotePath}?act=${act}`}>Get a quote</Link>
          </>
        )}
      </p>
    </div>
  );
}
