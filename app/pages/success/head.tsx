import type { ReactNode } from "react";
import { Accented, type AccentedText } from "../../ui/accented.tsx";
import { Poster } from "../../ui/poster/poster.tsx";

interface HeadProps {
  ticket: TicketData;
  heading: AccentedText;
  /** Whether the page is safe to be seen by the person to be surprised */
  surprise: boolean;
  /** What is stamped on the ticket of a party that is booked */
  stamp?: "Booked" | "Held";
  /** A message about the visitor's last action */
  said?: string | null;
  /** The page's main button */
  children?: ReactNode;
}

/** The ticket, on a background of another theme than the ticket's own. */
export const Head = ({ ticket, heading, surprise, stamp, said, children }: HeadProps) => (
  <div className="sent-head" data-theme={themeFor(ticket.figure.theme, stamp !== undefined)}>
    <div className="wrap sent-head-row">
      <div className="sent-head-copy">
        <h1 className="title">
          <Accented {...heading} />
        </h1>
        {said && (
          // Takes the focus, as an error summary does, with or without scripts: screen readers announce a new document by its
          // title, which does not say this.
          // biome-ignore lint/a11y/noAutofocus: the visitor sent something and has to hear what became of it
          <p tabIndex={-1} autoFocus>
            <strong>{said}</strong>
          </p>
        )}
        <p>
          {surprise && "The ticket names neither act nor place: you may show it. "}
          Your reference is on the stub. It never has the letters O or I.
        </p>
      </div>
      <Ticket ticket={ticket} stamp={stamp} />
      {children}
    </div>
  </div>
);

const themeFor = (theme: string, booked: boolean) => {
  if (booked) return theme === "velvet" ? "cobalt" : "velvet";
  return theme === "mint" ? "sky" : "mint";
};

export interface TicketData {
  /** `slug` names the poster whose upper part is shown on the ticket */
  figure: { slug: string; theme: string };
  /** The main line, a word or a day in large type, with the text before and after it */
  large: { before: string; main: string; after: string };
  lines: readonly string[];
  reference: string;
}

/** The ticket that the customer keeps and shows to the group: the day, the time, the place and the act, with the reference on its stub. */
function Ticket({ ticket, stamp }: { ticket: TicketData; stamp: HeadProps["stamp"] }) {
  const { figure, large, lines, reference } = ticket;
  return (
    <div className="ticket" data-theme={figure.theme}>
      <div className="ticket-copy">
        <p className="ticket-day">
          <span className="ticket-before">{large.before} </span>
          <strong>{large.main}</strong>
          {large.after && ` ${large.after}`}
        </p>
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
      <div className="ticket-face">
        <Poster name={figure.slug} alt="" priority cut />
      </div>
      <div className="ticket-stub">
        <p>
          Your reference <strong translate="no">{reference}</strong>
        </p>
      </div>
      {stamp && (
        <span className="ticket-stamp" aria-hidden="true">
          {stamp}
        </span>
      )}
    </div>
  );
}
