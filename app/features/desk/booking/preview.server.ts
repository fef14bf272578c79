/** The email as it will look. The link in it opens nothing: the real one is created when the email is sent. */
import type { Mail, Ports } from "../../../context.ts";
import { dueOf } from "../../booking/due.server.ts";
import { agreedMail, linkMail, offerMail } from "../../booking/email.ts";
import { parseOffer } from "../../booking/offer.server.ts";
import { offerUrl, successUrl } from "../../quote/links.server.ts";
import type { LoadedBooking } from "./load.server.ts";

type Previewed = Pick<LoadedBooking, "quote" | "today"> & { ports: Pick<Ports, "settings"> };

/** @param agreed whether the customer said yes by phone @returns undefined while nothing is priced */
export async function previewOf({ ports, quote, today }: Previewed, agreed: boolean): Promise<Mail | undefined> {
  const offer = parseOffer(quote);
  const due = dueOf(quote, [], today);
  if (!offer || !due) return undefined;
  const { origin } = ports.settings;
  const key = "preview";
  if (agreed) return agreedMail({ quote, offer, due, link: offerUrl(origin, quote, key) });
  const isOffer = quote.status === "priced" || quote.status === "sent";
  const link = isOffer ? offerUrl(origin, quote, key) : successUrl(origin, quote.reference, key);
  return (isOffer ? offerMail : linkMail)({ quote, offer, due, link });
}
