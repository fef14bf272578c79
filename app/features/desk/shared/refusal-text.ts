/** Error messages for a refused form, used by both the browser's and the terminal's desk. */
import { formatDate } from "../../../dates/dates.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { agreeByPhone } from "../../booking/by-phone/agree-by-phone.server.ts";
import type { editBooking } from "../../booking/change/edit-booking.server.ts";
import type { sendOffer } from "../../booking/send-offer.server.ts";
import type { setPrice } from "../../booking/set-price.server.ts";
import { statusText } from "../../booking/status-text.ts";
import type { cancelQuote } from "../../payment/cancel-booking.server.ts";
import type { CorrectRefusal } from "../../payment/correct/correct-paid.server.ts";
import type { markPaid } from "../../payment/mark-paid.server.ts";
import type { refundPart } from "../../payment/partial-refund/partial-refund.server.ts";
import type { UnmarkRefusal } from "../../payment/unmark/unmark-paid.server.ts";
import type { writeOffRest } from "../../payment/write-off/write-off.server.ts";

type Step = typeof setPrice | typeof sendOffer | typeof agreeByPhone | typeof markPaid | typeof cancelQuote;
type Failed<Result> = Extract<Result, { ok: false; refusal: unknown }>["refusal"];

/** All reasons for which a booking stays unchanged. */
export type Refused =
  | Failed<Awaited<ReturnType<Step | typeof refundPart | typeof writeOffRest>>>
  | UnmarkRefusal
  | CorrectRefusal
  | Exclude<Awaited<ReturnType<typeof editBooking>>, { kind: "done" }>;

/** Why something can't be done. A kind of refusal without a sentence does not compile. */
export function refusalText(refused: Refused): string {
  switch (refused.kind) {
    case "changed-since":
      return "Somebody has changed this booking while you had it open. Nothing was done.";
    case "illegal":
    case "ended":
      return `This can’t be done now: it is ${statusText[refused.status]}.`;
    case "unfit":
      return refused.because;
    case "not-priced":
      return "It is not priced yet.";
    case "expired":
      return "The price has ended. Price it again.";
    case "another-price":
      return "The price has changed since it was shown. Look at it again.";
    case "withdraws":
      return "A change waits for the customer’s yes, and this would withdraw it. Look at what changes again.";
    case "wrong-amount":
      return `${formatPounds(refused.due)} is due, so another amount can’t be marked. If less came, ask for the rest and mark it once all is here; if more came, mark what is due and send the rest back.`;
    case "wrong-day":
      return "Choose a day within the last twelve months, no later than today.";
    case "wrong-told-day":
      return `Choose a day from ${formatDate(refused.from)}, when it was booked, to today.`;
    case "wrong-refund":
      return `From ${formatPounds(refused.least)} (what was agreed) to ${formatPounds(refused.most)} (what was paid) can go back.`;
    case "too-much":
      return refused.most === 0
        ? "Nothing more can go back now: it has, or what is on its way has to be there first."
        : `${formatPounds(refused.most)} is the most that can go back now.`;
    case "given-before":
      return `${formatPounds(refused.given)} was refunded by this form before, so nothing more was refunded now. To give this sum as well, send it again.`;
    case "by-provider":
      return "The payment provider reported this payment, so it did come. To send money back, refund a part or cancel the booking.";
    case "not-by-hand":
      return "The payment provider reported this payment, and says how and when it came.";
    case "went-back":
      return "Some of it has gone back, or is to go back, so it stays marked. If it never came, send nothing back, and tick that refund off.";
    case "booked-by-it":
      return "This payment booked the party, and a booking stays one until it is cancelled. If the party goes ahead, leave this as it is and ask the customer for the money in a message: once it comes, there is nothing more to mark. If not, choose “Cancel and refund” on the booking’s page, and there that it never came.";
    case "rests-on-it":
      return "A new price, another payment or a dispute since then counts on it, so it stays marked. Ask the customer for the money in a message. If the party does not go ahead, choose “Cancel and refund” on the booking’s page, and there that it never came.";
    case "below-paid":
      return `${formatPounds(refused.paid)} has come for it, so the price can’t be less, even where some of that went back. The owner can take more off: “Refund a part”, on the booking’s page.`;
    case "under-way":
      return "A payment for what was agreed is under way. Change the price, date or place once it is here, or has failed. If it is a transfer that is not to come, withdraw it first, then price it again.";
    case "no-price":
      return "The price list has no travel to this place: type the lines of the price, then work it out again.";
    case "nothing-owed":
      return "Nothing is owed for it.";
    case "nothing":
      return "Nothing is different, so nothing was saved.";
    case "unknown":
      return "It is no longer stored.";
  }
}
