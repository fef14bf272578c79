/** The data of the page while a payment that books is under way, was refused, or is to be transferred. */
import { partyOf } from "../../features/booking/closed.server.ts";
import { type Due, isShown } from "../../features/money/rules.ts";
import type { Payment } from "../../features/payment/table.server.ts";
import { namesOf } from "../../features/quote/display-names.server.ts";
import { offerUrl } from "../../features/quote/links.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { attemptOf, chatAbout } from "./booked.server.ts";

interface PayingInput {
  key: string;
  payments: Payment[];
  /** Whether the instructions were also sent by email */
  emailed: boolean;
}

export function payingView(quote: Quote, due: Due, { key, payments, emailed }: PayingInput) {
  const attempt = attemptOf(payments);
  const last = payments.at(-1);
  const names = namesOf(quote);
  return {
    view: attempt.kind === "none" ? "waiting" : attempt.kind,
    reference: quote.reference,
    party: partyOf(quote),
    act: { slug: names.poster, theme: names.theme },
    pence: last?.pence ?? 0,
    due,
    /** The sum to transfer, if it is still the sum due */
    toSend: last && isShown(due.next, last) && due.next?.lateSince === null ? due.next : null,
    lines: attempt.kind === "instructions" ? attempt.lines : [],
    emailed,
    review: offerUrl("", quote, key),
    offerVersion: quote.offerVersion,
    chatHref: chatAbout(quote),
  };
}
export type PayingView = ReturnType<typeof payingView>;
