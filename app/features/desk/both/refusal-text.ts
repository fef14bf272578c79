/** What both desks say of a refused form. */
import { formatPounds } from "../../../ui/money.ts";
import { statusText } from "../../booking/status-text.ts";
import type { Status } from "../../quote/status.ts";

const staleText =
  "Somebody has changed this booking while you had it open. Nothing was done, and what you typed is still here. Look at what is different, then press the button again.";

export interface RefusalDetails {
  kind: string;
  status?: Status;
  because?: string;
  due?: number;
  least?: number;
  most?: number;
  paid?: number;
  given?: number;
}

/** Why something can't be done, in a sentence. */
export function refusalText(refused: RefusalDetails): string {
  switch (refused.kind) {
    case "changed-since":
      return staleText;
    case "unfit":
      return refused.because ?? "";
    case "not-priced":
      return "It is not priced yet.";
    case "expired":
      return "The price has ended. Price it again.";
    case "wrong-amount":
      return `${formatPounds(refused.due ?? 0)} is due, so another amount can’t be marked.`;
    case "wrong-day":
      return "Give a day of the last twelve months, today at the latest.";
    case "wrong-refund":
      return `From ${formatPounds(refused.least ?? 0)} (what was agreed) to ${formatPounds(refused.most ?? 0)} (what was paid) can go back.`;
    case "too-much":
      return `${formatPounds(refused.most ?? 0)} is the most that can go back now.`;
    case "given-before":
      return `${formatPounds(refused.given ?? 0)} was given back by this form before, so nothing more was given now. To give this sum as well, send it again.`;
    case "below-paid":
      return `${formatPounds(refused.paid ?? 0)} has come for it, so the price can’t be less, even where some of that went back. The owner can take more off: “Give a part back”, on the booking’s page.`;
    case "under-way":
      return "A payment for what was agreed is under way. Change the price, date or place once it is here, or has failed.";
    case "no-price":
      return "The price list has no travel to this place: type the lines of the price, then work it out again.";
    case "nothing":
      return "Nothing is different, so nothing was saved.";
    case "unknown":
      return "It is no longer stored.";
    default:
      return refused.status
        ? `This can’t be done now: it is ${statusText[refused.status]}.`
        : "This can’t be done now.";
  }
}
