/** For tests of quotes and offers that nobody answers, with two processes. */
import { sendOffer } from "../../../app/features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../../app/features/booking/set-price.server.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { checkout, deskOn, emailsAbout } from "./booking.ts";
import type { TestStores } from "./stores.ts";

/** @returns the ports of two processes on one database, `at`, which sets the time of both, and a function for the subjects of emails */
export async function twoProcesses(stores: TestStores) {
  const place = await stores.lent();
  const { ports, setTime } = deskOn(place.store, checkout().payments);
  const other = deskOn(stores.open(place), checkout().payments);
  const at = (iso: string) => {
    setTime(iso);
    other.setTime(iso);
  };
  const subjects = async (reference: Reference, kind: string) =>
    (await emailsAbout(ports, reference)).filter((mail) => mail.kind === kind).map(({ mail }) => mail.subject);
  return { ports, other: other.ports, at, subjects };
}

/** Prices a request and sends it, as the owner does. @returns the private link to it */
export async function priceAndSend(ports: Parameters<typeof sendOffer>[0], reference: Reference): Promise<string> {
  const quote = await quoteByReference(ports.database, reference);
  const lines = quote && suggestedLines(quote);
  if (!lines) throw new Error("no lines");
  await setPrice(ports, { reference, lines });
  const sent = await sendOffer(ports, { reference });
  if (!sent.ok) throw new Error(sent.refusal.kind);
  return sent.link;
}
