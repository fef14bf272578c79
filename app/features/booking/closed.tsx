import type { ReactNode } from "react";
import { Link } from "react-router";
import { Accented } from "../../ui/accented.tsx";
import { NoticePage } from "../../ui/notice-page/notice-page.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { MessageLink } from "../site/message-link.tsx";
import { useSite } from "../site/use-site.ts";
import type { ClosedData } from "./closed.server.ts";

const contactTitles: Partial<Record<ClosedData["closing"], string>> = {
  "no-link": "Can’t find the email?",
  cancelled: "Any questions?",
};

interface ClosedProps {
  closed: ClosedData;
  siteName: string;
  /** Shown below the reason */
  children?: ReactNode;
}

/** A plain page with its reason and one next step. */
export function Closed({ closed, siteName, children }: ClosedProps) {
  const { title, heading, lead, text, note, next, figure } = closed;
  const { chatHref, phone } = useSite();
  const opensNothing = closed.closing === "no-link";
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${title} | ${siteName}`}</title>
      <NoticePage
        figure={figure}
        head={
          <>
            <h1 className="title">
              <Accented {...heading} />
            </h1>
            {lead && (
              <p className="lede" dir="auto">
                <Unbroken>{lead}</Unbroken>
              </p>
            )}
            {closed.reference && (
              <p>
                Reference{" "}
                <strong translate="no" className="nowrap">
                  {closed.reference}
                </strong>
              </p>
            )}
          </>
        }
        contact={{
          title: contactTitles[closed.closing] ?? "Not sure?",
          theme: figure.theme,
          chatHref: opensNothing ? null : chatHref,
          phone,
        }}
      >
        <p className="lede">
          <Unbroken>{note + text}</Unbroken>
        </p>
        {children}
        {opensNothing ? (
          <MessageOrHome chatHref={chatHref} />
        ) : (
          <Link
            className={closed.closing === "cancelled" ? "button" : "button button-main"}
            to={next.to}
            reloadDocument={next.reload}
          >
            {next.label}
          </Link>
        )}
      </NoticePage>
    </main>
  );
}

/** The buttons of a page for whoever can't get at their booking: they need to reach us more than the home page. */
export const MessageOrHome = ({ chatHref }: { chatHref: string | null }) => (
  <div className="buttons">
    <MessageLink className="button button-main" chatHref={chatHref} />
    <Link className="button" to="/">
      Go to Home
    </Link>
  </div>
);
