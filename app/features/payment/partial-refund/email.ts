/** The email to the customer about a partial refund by the owner. */
import type { Mail } from "../../../context.ts";
import { greeting } from "../../../email/typed-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import { payingText } from "../../booking/due-text.ts";
import { isConfirmed } from "../../quote/status.ts";
import { aboutQuote, callBlock, emailOf } from "../../site/sender.server.ts";
import type { PaymentEmail } from "../email.ts";

interface PartialRefundEmail extends Pick<PaymentEmail, "quote" | "due" | "link"> {
  pence: number;
  /** The price in pence, less all partial refunds */
  priceLeft: number;
  /** The owner's words, as typed */
  note: string;
  /** Whether a credit note is attached */
  credited: boolean;
}

export function partialRefundMail({ quote, pence, priceLeft, note, due, credited, link }: PartialRefundEmail): Mail {
  const text = `${formatPounds(pence)} of what you paid goes back to you, the way you paid, within ten days. There is nothing you need to do.`;
  const share = `Should you cancel, what we keep is a share of ${formatPounds(priceLeft)}: what we gave back comes off the price.`;
  return emailOf("given-back", aboutQuote(quote, link), {
    title: `${formatPounds(pence)} back to you`,
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}, ${text}` },
      note !== "" && { message: note },
      isConfirmed(quote.status) && {
        text: `Your booking stands as it was.${due?.next ? ` ${payingText(due)}` : ""} ${share}`,
      },
      { link, label: "See your booking", isPrivate: true },
      credited && { small: "The credit note for your accounts is attached." },
      callBlock,
    ],
  });
}
