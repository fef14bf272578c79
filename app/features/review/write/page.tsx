import { portsContext } from "../../../context.ts";
import { handleForm } from "../../../forms/action.server.ts";
import { useLastAnswer } from "../../../forms/last-answer.ts";
import { sendForm } from "../../../forms/page.ts";
import { FormTitle } from "../../../forms/parts.tsx";
import { offlineProblem } from "../../../forms/problems.ts";
import { privateAddress } from "../../../response-headers.server.ts";
import type { Route } from "./+types/page";
import { Closed } from "./closed.tsx";
import { reviewTexts } from "./fields.ts";
import { ReviewForm } from "./form.tsx";
import { keyIn, writePage, writing } from "./write.server.ts";

export { headers, meta, shouldRevalidate } from "../../../forms/page.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress];

export const loader = ({ url, context }: Route.LoaderArgs) => writePage(url, context.get(portsContext));

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleForm(request, context, writing(keyIn(url)));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm(serverAction, offlineProblem(reviewTexts));

/** The page of an invitation's private link: the form for one review, or why there is none. */
export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  const { seo, about } = loaderData;
  const answer = useLastAnswer(actionData);
  const closed = answer?.closed ?? loaderData.closed;
  return (
    <main id="main" tabIndex={-1}>
      <FormTitle answer={answer} seo={seo} />
      {closed || !about ? <Closed because={closed ?? "unknown"} /> : <ReviewForm about={about} answer={answer} />}
    </main>
  );
}
