/** A message from the desk to a customer, and the customer's answer to the owner. */
import type { Mail } from "../../context.ts";
import { emailOf } from "../site/sender.server.ts";
import type { Correspondent } from "./store.server.ts";

/** The desk's message to a customer. @param origin of the site. For a surprise, the subject is only the reference. */
export function messageMail(to: Correspondent, text: string, origin: string): Mail {
  const reference = to.kind === "quote" ? to.ref : "";
  const what = to.booked ? "booking" : "request";
  const about = to.kind === "quote" ? `About your ${what} ${reference}` : "About your message";
  const { name, email, surprise } = to;
  return emailOf(
    "desk-message",
    { name, email, reference, surprise, theme: "rose", art: { origin, poster: "letter" }, about },
    {
      title: about,
      preview: text.slice(0, 120),
      blocks: [{ message: text }, { small: "Reply to this email and it reaches us." }],
    },
  );
}

/** @param desk address of the page at the desk that shows it */
export function answerMail(from: Correspondent, text: string, desk: string): Mail {
  const { name, email } = from;
  return emailOf(
    "answer-for-desk",
    { name, email, reference: from.kind === "quote" ? from.ref : "", theme: "rose", desk },
    {
      title: "A customer wrote",
      preview: text.slice(0, 120),
      blocks: [{ message: text }],
    },
  );
}
