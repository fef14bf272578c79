/** The email to the customer whose receipt or invoice named the wrong day, or the wrong way in which a payment came. */
import type { Mail } from "../../../context.ts";
import { greeting } from "../../../email/typed-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import { aboutQuote, callBlock, emailOf } from "../../site/sender.server.ts";
import { forAccounts, type PaymentEmail } from "../email.ts";

interface CorrectedEmail extends Omit<PaymentEmail, "due"> {
  /** How and when it came, as we had written and as it was: "18 November 2026, in cash" */
  texts: readonly [was: string, is: string];
}

export function correctedMail({ quote, payment, link, texts: [was, is], attached = [] }: CorrectedEmail): Mail {
  return emailOf("payment-corrected", aboutQuote(quote, link), {
    title: "A correction to your papers",
    preview: "What you paid, and what is left, stays as it was.",
    blocks: [
      {
        text: `${greeting(quote.name)}, we had written that your ${formatPounds(payment.pence)} came on ${was}. It came on ${is}. We are sorry for the mistake.`,
      },
      { text: "What you paid, and what is left to pay, stays as it was: this is for your accounts alone." },
      forAccounts({ quote, payment, link, due: null, attached }),
      { link, label: "See your booking", isPrivate: true },
      callBlock,
    ],
  });
}
