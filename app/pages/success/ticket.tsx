import { Poster } from "../../ui/poster/poster.tsx";

export interface TicketData {
  /** `slug` names the poster whose upper part is shown on the ticket */
  figure: { slug: string; theme: string };
  /** The main line, a word or a day in large type, with the text before and after it */
  large: { before: string; main: string; after: string };
  lines: readonly string[];
  reference: string;
}

/** The ticket that the customer keeps and shows to the group: the day, the time, the place and the act, with the reference on its stub. */
export function Ticket({ ticket, booked = false }: { ticket: TicketData; booked?: boolean }) {
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
      {booked && (
        <span className="ticket-stamp" aria-hidden="true">
          Booked
        </span>
      )}
    </div>
  );
}
