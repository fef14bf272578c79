/** The email about a part of what was paid that the owner gives back. */
import type { Mail } from "../../context.ts";
import { greeting } from "../../email/typed-text.ts";
import { formatPounds } from "../../ui/money.ts";
import { payingText } from "../booking/due-text.ts";
import { isConfirmed } from "../quote/status.ts";
import { aboutQuote, callBlock, emailOf } from "../site/sender.server.ts";
import type { PaymentEmail } from "./email.ts";

interface PartialRefundEmail extends Pick<PaymentEmail, "quote" | "due" | "link"> {
  pence: number;
  /** Pence of the price, without all that was given back */
  priceLeft: number;
  /** The owner's words, as typed */
  note: string;
  /** A credit note goes with it */
  credited: boolean;
}

/** A part of what was paid, which the owner gives back. */
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
