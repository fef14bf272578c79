/** The two emails about a review: the invitation to the customer, and what they wrote to the owner. */
import type { Mail } from "../../context.ts";
import { greeting } from "../../email/typed-text.ts";
import { actName } from "../catalogue/store.server.ts";
import { placeBySlug } from "../place/store.server.ts";
import { ticketRows } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, atDesk, emailOf } from "../site/sender.server.ts";
import { formatReviewDate } from "./rules.ts";
import type { ReviewTable } from "./table.server.ts";

/** @param ends ISO date, the last day of the invitation's link */
export function inviteMail({ quote, link, ends }: { quote: Quote; link: string; ends: string }): Mail {
  const place = placeBySlug(quote.placeSlug ?? "")?.name ?? null;
  return emailOf("review-invite", aboutQuote(quote, link), {
    title: "How was it?",
    preview: "Would you tell the next person how it was?",
    ticket: ticketRows(quote, place).filter(({ label }) => label !== "Start"),
    blocks: [
      {
        text: `${greeting(quote.name)}, would you tell the next person how it was? Choose your stars and add a few words. Bad news counts as much as good.`,
      },
      { stars: link },
      { link, label: "Write your review", isPrivate: false, plain: true },
      {
        small: `The link is yours alone, works once and ends on ${formatReviewDate(ends)}. You choose the name that is shown. We ask once: nothing else will come.`,
      },
      { small: "Somebody here reads it first, and then it appears on our reviews page, whatever its stars." },
    ],
  });
}

export function deskMail(review: ReviewTable, origin: string): Mail {
  const { id, act, rating, author, location, eventType, bookingRef, content } = review;
  const reference = bookingRef ?? "";
  return emailOf(
    "review-for-desk",
    { reference, theme: "gold", desk: atDesk(origin, `reviews/${id}`) },
    {
      title: "A review waits",
      preview: `${rating} of 5`,
      foot: "It is not shown until you publish it. Low stars are no reason to decline.",
      blocks: [
        { message: content },
        { rule: true },
        {
          rows: [
            { label: "Stars", value: `${rating} of 5` },
            { label: "Shown name", value: author },
            { label: "About", value: [actName(act), location].filter(Boolean).join(", ") },
            ...(eventType ? [{ label: "Event", value: eventType }] : []),
            { label: "Booking", value: reference },
          ],
        },
      ],
    },
  );
}
