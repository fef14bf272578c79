/** The email to the customer whose balance was marked as paid by mistake. */
import type { Mail } from "../../../context.ts";
import { greeting } from "../../../email/typed-text.ts";
import { listInWords } from "../../../ui/list-in-words.ts";
import { formatPounds } from "../../../ui/money.ts";
import { payingText } from "../../booking/due-text.ts";
import { isConfirmed } from "../../quote/status.ts";
import { aboutQuote, badNews, callBlock, emailOf } from "../../site/sender.server.ts";
import { forAccounts, type PaymentEmail } from "../email.ts";

interface UnmarkedEmail extends PaymentEmail {
  /** Names of the receipts for the payment that did not come */
  receipts: readonly string[];
}

export function unmarkedMail(about: UnmarkedEmail): Mail {
  const { quote, payment, due, link, receipts } = about;
  const text = `we wrote to you that the balance of ${formatPounds(payment.pence)} was here. That was our mistake: it has not reached us. We are sorry.`;
  return emailOf("unmarked", aboutQuote(quote, link, badNews), {
    title: "The balance is not here yet",
    preview: "We wrote that it was. That was our mistake.",
    blocks: [
      { text: `${greeting(quote.name)}, ${text}` },
      { text: `${isConfirmed(quote.status) ? "Your booking stands. " : ""}${due ? payingText(due) : ""}`.trim() },
      { text: "If you have sent it, please reply and say when, and we will look for it." },
      { link, label: "See your booking", isPrivate: true },
      receipts.length > 0 && { small: `For your accounts: ${listInWords(receipts)} no longer counts.` },
      forAccounts(about),
      callBlock,
    ],
  });
}
