/** The plain pages where there is nothing to agree to or to pay: one for each reason, and one for every link that opens nothing. */
import type { PublicStatus } from "../quote/status.ts";

export type Closing = Exclude<PublicStatus, "open"> | "changed-since" | "no-link";

/** What each says. `next`: the one way on */
interface Words {
  title: string;
  /** The accented word of the heading is its last */
  text: string;
  next: "ask" | "look" | "booking" | "home";
}

export const closings = {
  "not-priced": {
    title: "Your price is on its way",
    text: "We have your request and are working out the price. It comes by e-mail, with a link to look at it and book. Nothing is booked and nothing is owed.",
    next: "home",
  },
  booked: {
    title: "You’re booked already",
    text: "This is booked, so there is nothing to agree to here. What was paid and what is left stands on your booking’s own page.",
    next: "booking",
  },
  over: { title: "That party is over", text: "We hope it was a good one. Nothing is open here any more.", next: "ask" },
  cancelled: {
    title: "This booking is cancelled",
    text: "Nothing more is to be paid. Our e-mail about the cancellation says what comes back to you and how.",
    next: "ask",
  },
  withdrawn: {
    title: "We took this offer back",
    text: "It can no longer be booked, and nothing is owed. If nobody has told you why, please call us. Should a payment of yours still be on its way, all of it goes back.",
    next: "ask",
  },
  declined: {
    title: "You said no to this",
    text: "Nothing is booked and nothing is owed. Changed your mind? Call us with your reference, or ask for a new quote.",
    next: "ask",
  },
  expired: {
    title: "This price has ended",
    text: "It stood until the day we named, and performers take other work after that. A new quote takes a minute, and may well come to the same.",
    next: "ask",
  },
  "changed-since": {
    title: "The price has changed since",
    text: "The price or the details are no longer what you were looking at, so nothing was booked and nothing was paid. Please look at them again before you agree.",
    next: "look",
  },
  "no-link": {
    title: "This link opens nothing",
    text: "It may have ended, or a part of it may be missing: some mail programs break long links in two. Open it from our e-mail again, or call us with your reference.",
    next: "home",
  },
} as const satisfies Record<Closing, Words>;
