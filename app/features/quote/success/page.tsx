import { useEffect } from "react";
import { data } from "react-router";
import { portsContext } from "../../../context.ts";
import { headTags } from "../../../ui/head/page-meta.ts";
import { Chat, Phone } from "../../../ui/icon/icon.tsx";
import { Poster } from "../../../ui/poster/poster.tsx";
import { clearDraft } from "../draft.ts";
import { nextSteps } from "../next-steps.ts";
import type { Route } from "./+types/page";
import { confirmation } from "./success.server.ts";
import { Told } from "./told.tsx";

/** The address may hold the private link's key: it goes to nobody, and stays in no cache. */
const guarded = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

export const loader = async ({ params, url, context }: Route.LoaderArgs) =>
  data(await confirmation(params.reference, url.searchParams.get("key"), context.get(portsContext)), {
    headers: guarded,
  });

export const headers: Route.HeadersFunction = () => guarded;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...headTags(loaderData?.seo),
  { name: "referrer", content: "no-referrer" },
];

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { reference, surprise, replyPromise, phone, chatHref, told } = loaderData;
  // Sent and stored: going back finds an empty form.
  useEffect(clearDraft, []);
  return (
    <main id="main" tabIndex={-1}>
      <div className="sent-head" data-ground={told?.act?.ground ?? "mint"}>
        <div className="wrap sent-head-row">
          <div className="sent-head-words">
            <h1 className="title">
              We have your <span className="accent">request</span>
            </h1>
            <p className="sent-label">Your reference</p>
            <p className="sent-reference" translate="no">
              {reference}
            </p>
            <p>It is easy to read out over the phone: no letter O or I, only zeros and ones.</p>
          </div>
          <div className={told?.act ? "sent-head-poster" : "sent-head-poster sent-pinned"}>
            <Poster name={told?.act?.slug ?? "coupe-glasses"} alt="" shape="square" priority />
          </div>
        </div>
      </div>
      <div className="wrap sent">
        <section className="sent-next">
          <h2>What happens next</h2>
          <p>
            A copy of everything is on its way to the e-mail address you gave. If it isn’t there in ten minutes, look in
            spam.
          </p>
          <ol className="quote-steps">
            {nextSteps(replyPromise).map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ol>
          {surprise && (
            <p className="sent-note">
              <strong>Mum’s the word.</strong> Our e-mails to you have a plain subject and sender, and we call only when
              you said we may.
            </p>
          )}
        </section>
        <section className="sent-help">
          <h2>Changed your mind, or in a hurry?</h2>
          <p>Tell us your reference and we’ll have it in front of us.</p>
          <div className="buttons">
            <a className="button button-mint" href={chatHref} rel="noreferrer">
              <Chat />
              WhatsApp
            </a>
            <a className="button" href={phone.href}>
              <Phone />
              Call {phone.display}
            </a>
          </div>
        </section>
        {told && <Told facts={told.facts} estimate={told.estimate} vat={told.vat} />}
      </div>
    </main>
  );
}
