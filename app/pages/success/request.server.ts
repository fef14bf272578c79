/** The data of a stored request's page. */
import { prices } from "../../features/catalogue/store.server.ts";
import { estimateOn } from "../../features/quote/estimate/estimate.ts";
import { parseEstimate } from "../../features/quote/estimate/stored-estimate.server.ts";
import { allRows } from "../../features/quote/summary-rows.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { chatSaying, site } from "../../features/site/site.server.ts";
import type { FormToken } from "../../forms/form.ts";
import { chatAbout, type WrittenMessage } from "./booked.server.ts";
import { sentTicket, ticketOf } from "./ticket.server.ts";
import { venueEmail } from "./venue-email.server.ts";

/** Whether a copy of the request went to the address in the form, and may still be on its way. */
export type CopyByEmail = "none" | "comes" | "came";

/** @param opened set if the private link was used; null shows nothing of what the customer told us */
export function requestView(
  quote: Quote,
  copy: CopyByEmail,
  opened: {
    today: string;
    said: string | null;
    stopNews: string | null;
    written: readonly WrittenMessage[];
    token: FormToken;
  } | null,
) {
  return {
    view: "request" as const,
    reference: quote.reference,
    ticket: opened ? ticketOf(quote) : sentTicket(quote.reference, site.replyPromise),
    /** Not shown for the reference alone, which the person to be surprised may know */
    surprise: opened !== null && quote.surprise === 1,
    copy,
    chatHref: opened ? chatAbout(quote) : chatSaying(`Hello, this is about my request ${quote.reference}`),
    opened: opened && {
      ...opened,
      noCalls: quote.noCalls,
      rows: allRows(quote),
      estimate: estimateOn(parseEstimate(quote.estimate), opened.today),
      vat: prices.vat,
      venueEmail: venueEmail(quote),
    },
  };
}
