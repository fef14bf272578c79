import { useEffect, useRef } from "react";
import { data } from "react-router";
import { portsContext } from "../../context.ts";
import { httpStatusOf } from "../../features/booking/closed.server.ts";
import { Closed } from "../../features/booking/closed.tsx";
import { linkIn } from "../../features/booking/private-link.server.ts";
import { messageTexts } from "../../features/message/write/fields.ts";
import { messageKind } from "../../features/message/write/submit-message.server.ts";
import { clearDraft } from "../../features/quote/form/draft.ts";
import { handleForm } from "../../forms/action.server.ts";
import { useLastAnswer } from "../../forms/last-answer.ts";
import { meta as formMeta, sendForm } from "../../forms/page.ts";
import { FormTitle } from "../../forms/parts.tsx";
import { offlineProblem } from "../../forms/problems.ts";
import { noStore, privateAddress } from "../../response-headers.server.ts";
import { focusOn } from "../../ui/head/focus-on.ts";
import { referrerMeta } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Booked } from "./booked.tsx";
import { MoneyBack } from "./money-back.tsx";
import { DocumentList } from "./parts.tsx";
import { Paying } from "./paying.tsx";
import { PublicStatusPage } from "./public-status.tsx";
import { Request } from "./request.tsx";
import { type SuccessData, successData } from "./success.server.ts";

export { shouldRevalidate } from "../../forms/page.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress, noStore];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shown = await successData(params.reference, url, context.get(portsContext));
  return data(shown, { status: shown.view === "closed" ? httpStatusOf(shown.closed) : 200 });
}

/** A message from the customer. */
export const action = ({ request, params, url, context }: Route.ActionArgs) =>
  handleForm(request, context, messageKind(linkIn(url, params.reference)));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm(serverAction, offlineProblem(messageTexts));

export const meta: Route.MetaFunction = ({ loaderData }) => [...formMeta({ loaderData }), referrerMeta];

/** Views in which the quote form's draft is no longer needed and is removed. */
const viewsWithoutDraft: readonly SuccessData["view"][] = ["request", "booked", "instructions"];

/** After a request and after a payment, at /quote/{reference}/success and at /payment-success. */
export default function SuccessPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { view, seo } = shown;
  const answer = useLastAnswer(actionData);
  useEffect(() => {
    if (viewsWithoutDraft.includes(view)) clearDraft();
  }, [view]);
  const before = useRef(view);
  useEffect(() => {
    // Polling changed the view, so its heading gets the focus, as after following a link.
    if (before.current !== view) focusOn("main h1");
    before.current = view;
  }, [view]);
  if (shown.view === "closed")
    return (
      <Closed closed={shown.closed} siteName={seo.siteName}>
        {shown.money && <MoneyBack money={shown.money} />}
        <DocumentList documents={shown.documents} />
      </Closed>
    );
  return (
    <main id="main" tabIndex={-1}>
      <FormTitle answer={answer} seo={seo} />
      {shown.view === "request" && <Request shown={shown} answer={answer} />}
      {shown.view === "booked" && <Booked shown={shown} answer={answer} />}
      {shown.view === "status" && <PublicStatusPage shown={shown} />}
      {"toSend" in shown && <Paying shown={shown} />}
    </main>
  );
}
