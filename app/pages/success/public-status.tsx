import { MessageOrHome } from "../../features/booking/closed.tsx";
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
      <div className="wrap columns sent" data-own-buttons>
        <div className="stack sent-next">
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
          <MessageOrHome chatHref={chatHref} />
        </div>
        <ContactCard title={emailed ? "Can’t find the email?" : "No email?"} chatHref={null} phone={phone} />
      </div>
    </>
  );
}
