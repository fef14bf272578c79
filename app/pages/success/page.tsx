import { useEffect, useRef } from "react";
import { portsContext } from "../../context.ts";
import { Closed } from "../../features/booking/closed.tsx";
import { clearDraft } from "../../features/quote/form/draft.ts";
import { noStore, privateAddress } from "../../response-headers.server.ts";
import { focusOn } from "../../ui/head/focus-on.ts";
import { headTags, referrerMeta } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Booked } from "./booked.tsx";
import { Paying } from "./paying.tsx";
import { PublicStatusPage } from "./public-status.tsx";
import { Request } from "./request.tsx";
import { type SuccessData, successData } from "./success.server.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress, noStore];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  successData(params.reference, url, context.get(portsContext));

export const meta: Route.MetaFunction = ({ loaderData }) => [...headTags(loaderData?.seo), referrerMeta];

/** Views after which the form's draft is removed. */
const done: readonly SuccessData["view"][] = ["request", "booked", "instructions"];

/** After a request and after a payment, at /quote/{reference}/success and at /payment-success. */
export default function SuccessPage({ loaderData: shown }: Route.ComponentProps) {
  const { view } = shown;
  useEffect(() => {
    if (done.includes(view)) clearDraft();
  }, [view]);
  const before = useRef(view);
  useEffect(() => {
    // What was polled for has come: its heading is read out, as after a press of a link.
    if (before.current !== view) focusOn("main h1");
    before.current = view;
  }, [view]);
  if (shown.view === "closed") return <Closed closed={shown.closed} siteName={shown.seo.siteName} />;
  return (
    <main id="main" tabIndex={-1}>
      {shown.view === "request" && <Request shown={shown} />}
      {shown.view === "booked" && <Booked shown={shown} />}
      {shown.view === "status" && <PublicStatusPage shown={shown} />}
      {"toSend" in shown && <Paying shown={shown} />}
    </main>
  );
}
