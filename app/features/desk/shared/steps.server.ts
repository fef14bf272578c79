import { isClosed } from "../../booking/change/proposal.server.ts";
import { type QuoteEvent, transition } from "../../quote/status.ts";
import type { Quote } from "../../quote/table.server.ts";

export function stepsFor(quote: Quote) {
  const may = (event: QuoteEvent) => transition(quote.status, event).ok;
  const open = quote.status === "sent" || quote.status === "reviewing" || quote.status === "priced";
  return {
    price: may("priced"),
    send: may("sent"),
    agreed: open,
    cancel: may("cancelled"),
    writeOff: quote.leftUnpaid === "owed",
    withdraw: may("withdrawn"),
    decline: may("declined"),
    edit: !isClosed(quote),
  };
}
