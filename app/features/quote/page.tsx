import { Link } from "react-router";
import { portsContext } from "../../context.ts";
import { sendForm } from "../../forms/page.ts";
import { SubmitButton } from "../../forms/parts.tsx";
import { offlineProblem } from "../../forms/problems.ts";
import { FigureHead } from "../../ui/figure-head/figure-head.tsx";
import { countRequest } from "../consent/conversion.ts";
import type { Route } from "./+types/page";
import { QuoteDetails } from "./form/details.tsx";
import { quoteTexts } from "./form/fields.ts";
import { Steps } from "./form/steps.tsx";
import { askingTitle } from "./form/titles.ts";
import { nextSteps } from "./next-steps.ts";
import { quotePageData } from "./page.server.ts";
import { handleQuote } from "./submit-quote.server.ts";

export { headers, meta, shouldRevalidate } from "../../forms/page.ts";

export const loader = ({ url, request, context }: Route.LoaderArgs) =>
  quotePageData(url, context.get(portsContext), request.headers.get("referer"));

export const action = ({ request, context }: Route.ActionArgs) => handleQuote(request, context);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm(serverAction, offlineProblem(quoteTexts), countRequest);

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { replyPromise } = loaderData.options;
  return (
    <QuoteDetails
      loaded={loaderData}
      answered={actionData}
      kind="request"
      title={askingTitle}
      head={(act) => (
        <FigureHead figure={act}>
          <h1 className="title">
            A <span className="accent">quote</span> for {act.plural}
          </h1>
          <p>Eight answers and you’re done. Asking costs nothing.</p>
        </FigureHead>
      )}
      send={() => <SubmitButton form="quote">Send my request</SubmitButton>}
      ending={({ act }) => (
        <div className="stack form-ending">
          <SubmitButton>Send my request</SubmitButton>
          <p className="small">Free, and books nothing. What happens next:</p>
          <Steps steps={nextSteps(replyPromise)} />
          <p className="small">
            Know what you want?{" "}
            <Link to={act.book} className="nowrap">
              Book {act.plural} now
            </Link>{" "}
            with a deposit.
          </p>
        </div>
      )}
    />
  );
}
