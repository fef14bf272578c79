import type { Mail, Tables } from "../../context.ts";
import { allRows } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuoteAtDesk, atDesk, emailOf } from "../site/sender.server.ts";

const waited = (hours: number) => (hours === 1 ? "an hour" : hours === 24 ? "a day" : `${hours} hours`);

/** To the owner: a request waits for an answer. @param hours minimum time that it has waited @param origin of the site */
export function waitingMail(quote: Quote, hours: number, origin: string): Mail {
  const text = `${quote.status === "priced" ? "Priced, but not sent" : "Not answered yet"}: they have waited for more than ${waited(hours)}.`;
  return emailOf("unanswered-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: `Waiting for ${waited(hours)}`,
    preview: text,
    blocks: [{ text }, { rows: allRows(quote) }],
  });
}

/** To the owner: a message from the contact form has no answer. @param hours that it has waited at least @param origin of the site */
export function messageWaitingMail(message: Tables["enquiry"], hours: number, origin: string): Mail {
  const { id, name, email } = message;
  const text = `Not answered yet: they have waited for more than ${waited(hours)}.`;
  return emailOf(
    "message-unanswered-for-desk",
    { name, email, theme: "sky", desk: atDesk(origin, `messages/${id}`) },
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
