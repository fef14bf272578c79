import { isRouteErrorResponse, Link } from "react-router";
import { portsContext } from "../../context.ts";
import { formHeaders, keepForm, untitled } from "../../ui/form-page/form-page.ts";
import { countRequest } from "../consent/conversion.ts";
import type { Route } from "./+types/page";
import { QuoteDetails } from "./form/details.tsx";
import { problems } from "./form/problems.ts";
import { QuoteHead } from "./form/quote-head.tsx";
import { Steps } from "./form/steps.tsx";
import { askingTitle } from "./form/titles.ts";
import { nextSteps } from "./next-steps.ts";
import { quotePageData } from "./page.server.ts";
import { type Answer, answerForm } from "./submit-quote.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) => quotePageData(url, context.get(portsContext));

export const action = ({ request, context }: Route.ActionArgs) => answerForm(request, context);

/** Where no answer comes, the form stays as it is and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    if (error instanceof Response) throw await countRequest(error);
    if (isRouteErrorResponse(error)) throw error;
    return { values: null, token: null, choice: null, errors: {}, problem: problems.offline };
  }
}

export const shouldRevalidate = keepForm;
export const headers: Route.HeadersFunction = formHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => untitled(loaderData?.seo);

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { replyPromise } = loaderData.offer;
  return (
    <QuoteDetails
      loaded={loaderData}
      answered={actionData as Answer | undefined}
      kind="request"
      price="estimate"
      title={askingTitle}
      head={(act) => (
        <QuoteHead act={act}>
          <h1 className="title">
            {act.name}: get a <span className="accent">quote</span>
          </h1>
          <p>Eight answers and you’re done. Asking costs nothing.</p>
        </QuoteHead>
      )}
      ending={({ sending, act }) => (
        <div className="quote-send">
          <button type="submit" className="button button-main" aria-disabled={sending || undefined}>
            {sending ? "Sending…" : "Send my request"}
          </button>
          <p className="small">Free, and books nothing. What happens next:</p>
          <Steps steps={nextSteps(replyPromise)} />
          <p className="small">
            Know what you want? <Link to={act.book}>Book {act.plural} now</Link> with a deposit.
          </p>
        </div>
      )}
    />
  );
}
