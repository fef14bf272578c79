/** What both desks say when the owner corrects how and when money came. */
import { formatPounds } from "../../../ui/money.ts";
import type { Payment } from "../../payment/table.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { refusalText } from "./refusal-text.ts";
import { toldText } from "./told-text.ts";

export const correctExplained = ({ email }: Pick<Quote, "email">): string =>
  `The sum stays, and so does what is left to pay. The receipt or the invoice that names this payment is replaced${email === "" ? "" : ", and the customer gets the new one by email"}.`;

/** @param result what the correction did */
export const correctedText = (
  { pence }: Pick<Payment, "pence">,
  quote: Quote,
  { changed, told }: { changed: boolean; told: boolean },
): string =>
  changed
    ? `How ${formatPounds(pence)} came is corrected, and ${told ? toldText(quote) : "nobody is told, since no document that counts names it"}`
    : refusalText({ kind: "nothing" });
