/** The emails to performers about one job, and to the owner about their answers. Neither customer nor venue is named in them. */

import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { dayBefore, formatStart } from "../../dates/start.ts";
import { longMoment } from "../../dates/today.server.ts";
import type { SummaryRow } from "../../email/blocks.server.ts";
import { greeting } from "../../email/typed-text.ts";
import { formatPounds } from "../../ui/money.ts";
import { minutesOf } from "../catalogue/store.server.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { isConfirmed } from "../quote/status.ts";
import { ticketRows } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, aboutQuoteAtDesk, badNews, emailOf } from "../site/sender.server.ts";
import { site } from "../site/site.server.ts";
import { asAskedFor, feeLabel, placeAfterYes, placeBeforeAcceptance } from "./job.server.ts";
import type { Assignment, Performer } from "./table.server.ts";

export interface JobEmail {
  quote: Quote;
  performer: Pick<Performer, "publicName" | "email">;
  assignment: Pick<Assignment, "fee" | "note" | "passOnAt">;
  /** The performer's private page */
  link: string;
}

/** Where a performer looks at a job and answers. */
export const jobUrl = (origin: string, key: string): string => `${origin}/job?key=${key}`;

const rowsOf = ({ quote, assignment }: Pick<JobEmail, "quote" | "assignment">): SummaryRow[] => {
  const names = namesOf(quote);
  return [
    { label: "Act", value: names.act },
    { label: "Package", value: `${names.package}, ${minutesOf(quote)} minutes` },
    { label: "Place", value: placeBeforeAcceptance(quote) || placeAfterYes },
    ...(quote.eventTime === null ? [{ label: "Start", value: "Not settled yet" }] : []),
    { label: "People there", value: String(quote.groupSize) },
    ...(quote.performers > 1 ? [{ label: "Performers", value: `${quote.performers}, you are one of them` }] : []),
    { label: feeLabel, value: formatPounds(assignment.fee) },
    ...(assignment.passOnAt === null
      ? []
      : [{ label: "Answer by", value: `${longMoment(assignment.passOnAt)}; then the request ends` }]),
  ];
};

export const about = ({ quote, performer, link }: Pick<JobEmail, "quote" | "performer" | "link">) => ({
  ...aboutQuote({ ...quote, surprise: 0, place: placeBeforeAcceptance(quote) }, link),
  ticket: ticketRows(quote, placeBeforeAcceptance(quote)),
  name: performer.publicName,
  email: performer.email,
});

/** The link opens the customer's details, not the reader's, so `privateLinkNote` does not fit. */
const secretLink =
  "The link is yours alone, so pass it on to nobody: whoever opens it can answer for you, and sees the customer’s number once it is booked.";

/** `text`: follows the greeting */
type Says = Record<"title" | "preview" | "text", string>;

/** An email that asks a performer whether they do a job. */
const askMail = (kind: "job-request" | "job-reminder" | "job-moved", job: JobEmail, { text, ...says }: Says): Mail =>
  emailOf(kind, about(job), {
    ...says,
    blocks: [
      { text: `${greeting(job.performer.publicName)}, ${text}` },
      { rows: rowsOf(job) },
      job.assignment.note === null ? null : { message: job.assignment.note },
      { link: job.link, label: "Say yes or no", isPrivate: false },
      { small: secretLink },
      {
        small:
          "Where exactly, who to ask for and what the room is like: the same page says so once you have said yes and the party is booked.",
      },
    ],
  });

export const callUs = { label: site.phone.display, href: `tel:${site.phone.e164}` };

export const requestMail = (job: JobEmail): Mail =>
  askMail("job-request", job, {
    title: "Can you do this one?",
    preview: "Yes or no takes one tap.",
    text: "can you do this party? The time is held for you until you answer.",
  });

export const reminderMail = (job: JobEmail): Mail =>
  askMail("job-reminder", job, {
    title: "Can you still do it?",
    preview: "We have not heard from you yet.",
    text: "we have not heard from you yet. A no is as useful as a yes.",
  });

/** @param before the date and time that they were asked for until now */
export function movedMail(job: JobEmail, before: Pick<Quote, "eventDate" | "eventTime">): Mail {
  const wasText = [
    formatLongDate(before.eventDate),
    before.eventTime && formatStart(before.eventDate, before.eventTime),
  ]
    .filter(Boolean)
    .join(", ");
  const moved =
    before.eventDate !== job.quote.eventDate || (before.eventTime !== null && before.eventTime !== job.quote.eventTime);
  return askMail("job-moved", job, {
    title: "This one has changed",
    preview: "Please say whether you can still do it.",
    text: `this party has changed${moved ? `: it was on ${wasText}` : ""}. This is how it stands now: can you do it?`,
  });
}

/** Before the customer has booked there is no job sheet yet. */
const sheetWord = ({ quote }: JobEmail) => (isConfirmed(quote.status) ? "job sheet" : "job");

/** An email to performers who accepted a party. */
const sheetMail = (kind: "job-booked" | "job-changed" | "job-tomorrow", job: JobEmail, { text, ...says }: Says) =>
  emailOf(kind, about(job), {
    ...says,
    blocks: [
      { text: `${greeting(job.performer.publicName)}, ${text}` },
      { link: job.link, label: `See your ${sheetWord(job)}`, isPrivate: false },
      { small: secretLink },
      { rows: rowsOf(job) },
      { text: ["You can’t do it after all? Call us at once: ", callUs, "."] },
    ],
  });

export const bookedJobMail = (job: JobEmail): Mail =>
  sheetMail("job-booked", job, {
    title: "It’s booked",
    preview: "The customer has booked: it is yours.",
    text: "the customer has booked, so this one is yours. Your job sheet now says where exactly, and who to ask for.",
  });

/** @param changedText has changed, such as "the venue, the notes" */
export const changedJobMail = (job: JobEmail, changedText: string): Mail =>
  sheetMail("job-changed", job, {
    title: `Your ${sheetWord(job)} has changed`,
    preview: `What is new: ${changedText}.`,
    text: `your ${sheetWord(job)} has changed: ${changedText}. Day, time and place are as they were, and your yes stands. Please have a look.`,
  });

export const tomorrowJobMail = (job: JobEmail): Mail =>
  sheetMail("job-tomorrow", job, {
    title: dayBefore(job.quote.eventTime),
    preview: "Have a look at your job sheet before you set out.",
    text: "this one is yours. Your job sheet says where exactly and who to ask for: have a look before you set out.",
  });

const reasons = {
  cancelled: "will not take place",
  // It may be the day, the act, the place, or that they are not asked for anything any more.
  moved: "has changed, so that it is no longer one you can do",
  withdrawn: "is no longer yours to do",
  // Whether another performer was free to be asked is not known here.
  "passed-on": "is no longer open to you, since we had no answer from you",
} as const;
export type Reason = keyof typeof reasons;

/** The email names the date that the performer was asked for, even if the booking has moved since. */
export function jobEndedMail(
  booking: Quote,
  assignment: Parameters<typeof asAskedFor>[1],
  performer: JobEmail["performer"],
  why: Reason,
  origin: string,
): Mail {
  const { quote, samePlace } = asAskedFor(booking, assignment);
  return emailOf(
    "job-over",
    { ...about({ quote, performer, link: origin }), ...badNews, art: { origin, poster: badNews.poster } },
    {
      title: "You are free that day",
      preview: `The party on ${formatLongDate(quote.eventDate)} ${reasons[why]}.`,
      ticket: ticketRows(quote, samePlace ? placeBeforeAcceptance(quote) : null),
      cancelled: why === "cancelled" ? true : undefined,
      blocks: [
        {
          text: `${greeting(performer.publicName)}, the party below ${reasons[why]}. The time is yours again, and there is nothing to do.`,
        },
        { text: ["Questions? Call ", callUs, "."] },
      ],
    },
  );
}

/** The owner's email: the answer, and what happens next. @param origin of the site */
export function deskMail(quote: Quote, { title, text }: { title: string; text: string }, origin: string): Mail {
  return emailOf("performer-for-desk", aboutQuoteAtDesk({ ...quote, name: "", email: "" }, origin), {
    title,
    preview: text,
    foot: "Who is free stands on the booking’s page of your desk.",
    blocks: [{ text }],
  });
}
