import { Link } from "react-router";
import { useSite } from "../../features/site/use-site.ts";
import { ContactCard } from "../../ui/contact-card/contact-card.tsx";
import { badNews, FigureHead, letter } from "../../ui/figure-head/figure-head.tsx";
import { Reference } from "./parts.tsx";
import { PollStatus } from "./poll-status.tsx";
import type { SuccessData } from "./success.server.ts";

const states = {
  paid: "The payment is here, and the confirmation is on its way to you by email.",
  failed: "The payment did not go through, and nothing was paid.",
  waiting: "The payment is being confirmed.",
} as const;

/** The page without the private link's key: the status of a payment, and no personal data. */
export function PublicStatusPage({ shown }: { shown: Extract<SuccessData, { view: "status" }> }) {
  const { reference, state, emailed } = shown;
  const { chatHref, phone } = useSite();
  return (
    <>
      <FigureHead figure={state === "failed" ? badNews : letter}>
        <h1 className="title">
          Your <span className="accent">booking</span>
        </h1>
        {reference && <Reference reference={reference} />}
      </FigureHead>
      <div className="wrap sent sent-status" data-own-buttons>
        <div className="sent-status-copy">
          {state && (
            <p role="status">
              {states[state]} {state === "failed" && emailed && "Open the link in our email to try again."}
            </p>
          )}
          {state === "waiting" && <PollStatus />}
          <p className="lede">
            {emailed
              ? "Everything about it, what was paid and what is left, is behind the private link in our email to you."
              : "No email about it has gone out so far. Please write the reference down, and call or message us with it: we find everything by it."}
          </p>
        </div>
        <ContactCard main title={emailed ? "Can’t find the email?" : "No email?"} chatHref={chatHref} phone={phone} />
        <Link className="button" to="/">
          Go to Home
        </Link>
      </div>
    </>
  );
}
