/** The page behind a private link, as the customer opens it. */
import type { Ports } from "../../../app/context.ts";
import { storeLink, successUrl } from "../../../app/features/quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../../app/features/quote/reference.server.ts";
import { successData } from "../../../app/pages/success/success.server.ts";
import { storedQuote } from "./booking.ts";

/** @throws the redirect of a page that leads to another */
export async function privatePage(ports: Ports, reference: Reference) {
  const key = makeLinkKey();
  const quote = await storedQuote(ports, reference);
  await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
  return successData(reference, new URL(successUrl("http://localhost", reference, key)), ports);
}

/** @throws when it is not the page of a booking that takes place */
export async function bookedPage(ports: Ports, reference: Reference) {
  const shown = await privatePage(ports, reference);
  if (shown.view !== "booked") throw new Error(shown.view);
  return shown;
}
