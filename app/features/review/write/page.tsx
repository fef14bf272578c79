import { portsContext } from "../../../context.ts";
import { headTags } from "../../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { emptyValues } from "./fields.ts";
import { ReviewForm } from "./form.tsx";
import { Over } from "./over.tsx";
import { type Answer, answerReview, writePage } from "./write.server.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => writePage(request, context.get(portsContext));

export const action = ({ request, context }: Route.ActionArgs) => answerReview(request, context);

// The form that was sent stays the same form.
export const shouldRevalidate = () => false;

// The address is a secret: neither a cache nor another site is told of it. Not "no-referrer": browsers then send a form without
// scripts as from nowhere, and the server refuses it as another site's.
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "same-origin",
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  headTags(loaderData?.seo).filter((tag) => !("title" in tag));

/** Behind the private link of an invitation: one review, or why there is none to write. */
export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  const { seo, about } = loaderData;
  const answer = actionData as Answer | undefined;
  const over = answer?.closed ?? loaderData.closed;
  const wrong = answer && (answer.problem || Object.keys(answer.errors).length > 0);
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${wrong ? "Error: " : ""}${seo.title} | ${seo.siteName}`}</title>
      {over || !about ? (
        <Over because={over ?? "unknown"} />
      ) : (
        <ReviewForm about={about} answer={answer} values={answer?.values ?? emptyValues} />
      )}
    </main>
  );
}
