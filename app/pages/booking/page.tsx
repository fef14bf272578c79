import { data } from "react-router";
import { portsContext } from "../../context.ts";
import { httpStatusOf } from "../../features/booking/closed.server.ts";
import { Closed } from "../../features/booking/closed.tsx";
import { payProblems } from "../../features/booking/pay-problems.ts";
import { isPrivateLink, linkIn } from "../../features/booking/private-link.server.ts";
import { quoteTexts } from "../../features/quote/form/fields.ts";
import { handleQuote } from "../../features/quote/submit-quote.server.ts";
import { meta as formMeta, sendForm, toNextStep } from "../../forms/page.ts";
import { offlineProblem } from "../../forms/problems.ts";
import { noStore, privateAddress, where } from "../../response-headers.server.ts";
import { referrerMeta } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { bookingDirect } from "./book.server.ts";
import { DirectDetails } from "./details.tsx";
import { directData } from "./direct.server.ts";
import { handlePay } from "./pay.server.ts";
import { Review } from "./review.tsx";

export { headers, shouldRevalidate } from "../../forms/page.ts";

export const middleware: Route.MiddlewareFunction[] = [
  where(isPrivateLink, privateAddress),
  where(isPrivateLink, noStore),
];

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const found = await directData(url, context.get(portsContext), request.headers.get("referer"));
  return data(found, { status: found.step === "closed" ? httpStatusOf(found.closed) : 200 });
}

/** The details are sent to the page's own address, the acceptance to the private link's. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  linkIn(url).reference === null ? handleQuote(request, context, bookingDirect) : handlePay(request, url, context);

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(
    serverAction,
    new URL(request.url).searchParams.has("quote") ? payProblems.offline : offlineProblem(quoteTexts),
    toNextStep,
  );

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...formMeta({ loaderData }),
  ...(loaderData && (loaderData.step !== "details" || loaderData.stored) ? [referrerMeta] : []),
];

export default function DirectPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.closed) return <Closed closed={actionData.closed} siteName={loaderData.seo.siteName} />;
  switch (loaderData.step) {
    case "details":
      return <DirectDetails loaded={loaderData} answered={actionData} />;
    case "review":
      return <Review review={loaderData.review} seo={loaderData.seo} answered={actionData} />;
    case "closed":
      return <Closed closed={loaderData.closed} siteName={loaderData.seo.siteName} />;
  }
}
