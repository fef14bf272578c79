import type { ReactNode } from "react";
import { Accented, type AccentedText } from "../../ui/accented.tsx";
import { Ticket, type TicketData } from "./ticket.tsx";

interface HeadProps {
  ticket: TicketData;
  heading: AccentedText;
  /** Whether the page is safe to be seen by the person to be surprised */
  surprise: boolean;
  booked?: boolean;
  /** A message about the visitor's last action */
  said?: string | null;
  /** The page's main button */
  children?: ReactNode;
}

/** The ticket, on a background of another theme than the ticket's own. */
export const Head = ({ ticket, heading, surprise, booked = false, said, children }: HeadProps) => (
  <div className="sent-head" data-theme={themeFor(ticket.figure.theme, booked)}>
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
      <Ticket ticket={ticket} booked={booked} />
      {children}
    </div>
  </div>
);

const themeFor = (theme: string, booked: boolean) => {
  if (booked) return theme === "velvet" ? "cobalt" : "velvet";
  return theme === "mint" ? "sky" : "mint";
};
