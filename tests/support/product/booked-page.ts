/** The private page of a booking that stands, as its customer opens it. */
import type { Ports } from "../../../app/context.ts";
import { storeLink, successUrl } from "../../../app/features/quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../../app/features/quote/reference.server.ts";
import { successData } from "../../../app/pages/success/success.server.ts";
import { storedQuote } from "./booking.ts";

/** @throws when it is no page of a booking */
export async function bookedPage(ports: Ports, reference: Reference) {
  const key = makeLinkKey();
  const quote = await storedQuote(ports, reference);
  await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
  const shown = await successData(reference, new URL(successUrl("http://localhost", reference, key)), ports);
  if (shown.view !== "booked") throw new Error(shown.view);
  return shown;
}
