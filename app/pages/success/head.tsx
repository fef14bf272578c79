import type { ReactNode } from "react";
import { Accented, type AccentedText } from "../../ui/accented.tsx";
import { Ticket, type TicketData } from "./ticket.tsx";

interface HeadProps {
  ticket: TicketData;
  heading: AccentedText;
  /** Safe to be seen by the person who is to be surprised */
  surprise: boolean;
  booked?: boolean;
  /** What the visitor's last step did */
  said?: string | null;
  /** The page's main button */
  children?: ReactNode;
}

/** The ticket on a theme that is not its own. */
export const Head = ({ ticket, heading, surprise, booked = false, said, children }: HeadProps) => (
  <div className="sent-head" data-theme={themeFor(ticket.figure.theme, booked)}>
    <div className="wrap sent-head-row">
      <div className="sent-head-copy">
        <h1 className="title">
          <Accented {...heading} />
        </h1>
        {said && (
          // As an error summary has, with or without scripts: a new document is announced by its title, which doesn't say this.
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
