import { isRouteErrorResponse } from "react-router";
import { portsContext } from "../../context.ts";
import { formHeaders, keepForm, untitled } from "../../ui/form-page/form-page.ts";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { toast } from "../../ui/toast/store.ts";
import type { Route } from "./+types/page";
import { type Answer, answerForm } from "./answer.server.ts";
import { emptyValues } from "./fields.ts";
import { EnquiryForm } from "./form.tsx";
import { contactData } from "./page.server.ts";
import { problems } from "./problems.ts";
import { OtherWays } from "./ways.tsx";

export const loader = ({ context }: Route.LoaderArgs) => contactData(context.get(portsContext));

export const action = ({ request, context }: Route.ActionArgs) => answerForm(request, context);

/** Where no answer comes, the form stays as it is and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    if (error instanceof Response && error.headers.has("Location")) toast({ title: "Your message is sent" });
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { values: null, token: null, errors: {}, problem: problems.offline };
  }
}

export const shouldRevalidate = keepForm;
export const headers: Route.HeadersFunction = formHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => untitled(loaderData?.seo);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { seo, page, trail, replyPromise } = loaderData;
  const answer = actionData as Answer | undefined;
  const wrong = answer && (answer.problem || Object.keys(answer.errors).length > 0);
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${wrong ? "Error: " : ""}${seo.title} | ${seo.siteName}`}</title>
      <PageHero trail={trail} heading={page.heading} theme={page.share.theme} poster={page.share.posters[0]}>
        <p className="lede">
          <RichText text={page.lede} />
        </p>
      </PageHero>
      <div className="wrap contact">
        <EnquiryForm
          sent={answer?.values ?? emptyValues}
          token={answer?.token ?? loaderData.token}
          answer={answer}
          replyPromise={replyPromise}
        />
        <OtherWays />
      </div>
    </main>
  );
}
