import type { Mail, Tables } from "../../context.ts";
import { partyRows, personRows, ticketRows } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, emailOf } from "../site/sender.server.ts";

interface Waiting {
  quote: Quote;
  /** Hours that it has waited at least */
  hours: number;
  /** Its page at the desk */
  desk: string;
}

const waited = (hours: number) => (hours === 1 ? "an hour" : hours === 24 ? "a day" : `${hours} hours`);

/** To the owner: somebody waits for an answer. */
export function waitingMail({ quote, hours, desk }: Waiting): Mail {
  const text = `${quote.status === "priced" ? "Priced, but not sent" : "Not answered yet"}: they have waited for more than ${waited(hours)}.`;
  return emailOf(
    "unanswered-for-desk",
    { ...aboutQuote(quote), desk },
    {
      title: `Waiting for ${waited(hours)}`,
      preview: text,
      ticket: ticketRows(quote),
      blocks: [{ text }, { rows: [...partyRows(quote), ...personRows(quote)] }],
    },
  );
}

interface MessageWaiting extends Pick<Waiting, "hours" | "desk"> {
  message: Tables["enquiry"];
}

/** To the owner: a message from the contact form has no answer. */
export function messageWaitingMail({ message, hours, desk }: MessageWaiting): Mail {
  const { name, email } = message;
  const text = `Not answered yet: they have waited for more than ${waited(hours)}.`;
  return emailOf(
    "message-unanswered-for-desk",
    { name, email, theme: "sky", desk },
    {
      title: `A message waits for ${waited(hours)}`,
      preview: text,
      blocks: [
        { text },
        {
          rows: [
            { label: "Name", value: name },
            { label: "Email", value: email },
          ],
        },
        { message: message.message },
      ],
    },
  );
}
