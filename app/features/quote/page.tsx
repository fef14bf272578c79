import { useRef, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { portsContext } from "../../context.ts";
import { headTags } from "../../ui/head/page-meta.ts";
import { Queries } from "../../ui/query/queries.tsx";
import { countRequest } from "../consent/conversion.ts";
import type { Route } from "./+types/page";
import { type Answer, answerForm } from "./answer.server.ts";
import { EstimateBar, EstimatePanel, EstimateSpoken } from "./estimate.tsx";
import { QuoteForm } from "./form.tsx";
import { quotePageData } from "./page.server.ts";
import { estimateOf } from "./priced.ts";
import { problems } from "./problems.ts";
import { QuoteHead } from "./quote-head.tsx";
import { useChoice } from "./use-choice.ts";
import { useLiveForm } from "./use-live-form.ts";

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

// The form that was sent stays the same form, with the same key; and after a lost connection there is nobody to ask.
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) => formMethod !== "POST" && defaultShouldRevalidate;

// Not "no-store": a browser without scripts brings back what was typed only from a page it may keep.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "private, no-cache", ...(retryAfter && { "Retry-After": retryAfter }) };
};

/** The title is the page's own: an answer with errors says so in it. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  headTags(loaderData?.seo).filter((tag) => !("title" in tag));

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  // Another address is another form, even where the router would keep this one.
  const { asked, seo } = loaderData;
  const address = [seo.canonical, asked.act, asked.package, asked.place].join(" ");
  return (
    <Queries>
      <QuoteRequest key={address} loaded={loaderData} answered={actionData as Answer | undefined} />
    </Queries>
  );
}

function QuoteRequest({
  loaded,
  answered,
}: {
  loaded: Route.ComponentProps["loaderData"];
  answered: Answer | undefined;
}) {
  const { offer, asked, seo } = loaded;
  // The router forgets the answer at the next hash in the address, such as the skip link's; its errors still stand.
  const [answer, setAnswer] = useState(answered);
  if (answered && answered !== answer) setAnswer(answered);
  const form = useRef<HTMLFormElement>(null);
  const sent = answer?.values ?? asked;
  const token = answer?.token ?? loaded.token;
  const { values, live, changed, ...current } = useLiveForm(form, sent, token, Boolean(answer?.values));
  const given = { values: sent, choice: answer?.choice ?? loaded.choice };
  const { act, travel, places, failed } = useChoice(values, given, { freeMiles: offer.freeMiles, live });
  const estimate = act ? estimateOf(values, { act, travel }, offer) : null;
  const wrong = answer && (answer.problem || Object.keys(answer.errors).length > 0);
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${wrong ? "Error: " : ""}${seo.title} | ${seo.siteName}`}</title>
      <QuoteHead act={act ?? given.choice.act} />
      <div className="wrap quote">
        <QuoteForm
          ref={form}
          offer={offer}
          act={act}
          places={places}
          listFailed={failed}
          sent={sent}
          now={values}
          guests={estimate?.order.guests}
          token={current.token}
          live={live}
          answer={answer}
          onChange={changed}
        />
        <EstimatePanel estimate={estimate} vat={offer.vat} failed={failed} />
        <EstimateBar estimate={estimate} vat={offer.vat} failed={failed} />
        <EstimateSpoken estimate={estimate} />
      </div>
    </main>
  );
}
