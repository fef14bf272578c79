/** The owner's emails about a payment. */
import type { Mail } from "../../context.ts";
import { formatPounds } from "../../ui/money.ts";
import { allBesideTicket } from "../quote/summary-rows.ts";
import { aboutQuoteAtDesk, emailOf, imprint } from "../site/sender.server.ts";
import type { PaymentEmail } from "./email.ts";
import { partNames, paymentMethod } from "./rules.ts";
import type { EmailTopic } from "./settlement-types.ts";

const deskText = {
  booked: "Booked and paid as below. Performers who have said yes find the rest on their own page.",
  "balance-paid": "The balance is paid. Nothing is left.",
  "owed-back": "Money came that this quote can’t take. It is written down as owed back; the customer was told.",
  "wrong-amount":
    "The provider reports another amount than was asked for. Nothing was booked: look at the payment there.",
  "wrong-currency": "The provider reports another currency than pounds. Nothing was booked: look at the payment there.",
  "refunded-elsewhere": "Money was sent back at the provider, not from here. The booking stands until you cancel it.",
  "refund-failed":
    "A refund failed at the provider. The money is still owed: send it by hand, unless the payer’s bank is deciding about the payment.",
  "dispute-open": "The payer’s bank asks for the money back. Answer at the provider in time.",
  "dispute-won":
    "You won the dispute: the payer’s bank takes nothing. If a refund waited for this, the desk says how it will be sent.",
  "dispute-lost":
    "The payer’s bank took the money back. If the booking is still on, the amount is due again, as its page says. Cancel it if you won’t be sending anyone.",
} as const satisfies Partial<Record<EmailTopic, string>>;

/** Which topics the owner gets an email about. A failed payment is reported only to the customer, who may try again. */
export const isForOwner = (topic: EmailTopic): topic is keyof typeof deskText => topic in deskText;

export function ownerMail(topic: keyof typeof deskText, input: PaymentEmail): Mail {
  const { id, pence, part } = input.payment;
  return emailOf(`${topic}-for-desk`, aboutQuoteAtDesk(input.quote, input.link), {
    title: topic === "booked" || topic === "balance-paid" ? "Money is in" : "A payment needs you",
    preview: deskText[topic],
    foot: imprint,
    blocks: [
      { text: deskText[topic] },
      {
        rows: [
          { label: "Payment", value: `${formatPounds(pence)}, ${partNames[part]}, ${paymentMethod(input.payment)}` },
          { label: "Payment id", value: id },
          ...allBesideTicket(input.quote),
        ],
      },
    ],
  });
}
