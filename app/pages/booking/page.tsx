import { data, isRouteErrorResponse } from "react-router";
import { portsContext } from "../../context.ts";
import { Closed } from "../../features/booking/closed.tsx";
import { linkIn, privateLinkHeaders } from "../../features/booking/private-link.server.ts";
import { problems } from "../../features/quote/form/problems.ts";
import { type Answer, answerForm } from "../../features/quote/submit-quote.server.ts";
import { formHeaders, keepForm, untitled } from "../../ui/form-page/form-page.ts";
import type { Route } from "./+types/page";
import { bookingDirect } from "./book.server.ts";
import { DirectDetails } from "./details.tsx";
import { directData } from "./direct.server.ts";
import { answerReview, type PayAnswer } from "./pay.server.ts";
import { Review } from "./review.tsx";

const statuses: Partial<Record<string, number>> = { "no-link": 404 };

export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await directData(url, context.get(portsContext));
  const status = found.step === "closed" ? (statuses[found.closed.closing] ?? 200) : 200;
  const open = found.step === "details" && !found.stored;
  return data(found, { status, ...(!open && { headers: privateLinkHeaders }) });
}

/** The details are sent to the page's own address; what is agreed to, to the private link's. */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (linkIn(url).reference === null) return answerForm(request, context, bookingDirect);
  return answerReview(request, url, context.get(portsContext));
}

/** Where no answer comes, the page stays as it is and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Answer | PayAnswer> {
  try {
    return (await serverAction()) as Answer | PayAnswer;
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    if (new URL(request.url).searchParams.has("quote")) return { step: "problem", problem: problems.payOffline };
    return { values: null, token: null, choice: null, errors: {}, problem: problems.offline };
  }
}

export const shouldRevalidate = keepForm;

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => ({
  ...formHeaders({ actionHeaders }),
  ...Object.fromEntries(Object.keys(privateLinkHeaders).flatMap((name) => named(name, loaderHeaders))),
});
const named = (name: string, from: Headers) => {
  const value = from.get(name);
  return value === null ? [] : [[name, value]];
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...untitled(loaderData?.seo),
  ...(loaderData && (loaderData.step !== "details" || loaderData.stored)
    ? [{ name: "referrer", content: "same-origin" }]
    : []),
];

export default function DirectPage({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData as Answer | PayAnswer | undefined;
  if (answered && "step" in answered && answered.step !== "problem")
    return <Closed closed={answered.closed} siteName={loaderData.seo.siteName} />;
  switch (loaderData.step) {
    case "details":
      return <DirectDetails loaded={loaderData} answered={answered && "values" in answered ? answered : undefined} />;
    case "review":
      return (
        <Review
          review={loaderData.review}
          seo={loaderData.seo}
          answer={answered && "step" in answered ? answered : undefined}
        />
      );
    case "closed":
      return <Closed closed={loaderData.closed} siteName={loaderData.seo.siteName} />;
  }
}
