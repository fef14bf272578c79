import type { Ports } from "../../context.ts";
import { parseReference } from "../quote/reference.server.ts";
import { quoteByLink } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";

export interface PrivateLink {
  reference: string | null;
  key: string | null;
}

/** The two halves of a private link, from its address. */
export const linkIn = ({ searchParams }: URL, reference = searchParams.get("quote")): PrivateLink => ({
  reference,
  key: searchParams.get("key"),
});

/** The quote a private link opens; undefined alike for a link that is forged, another quote's, over, or cut short. */
export async function openPrivateLink(
  { database, clock }: Pick<Ports, "database" | "clock">,
  link: PrivateLink,
): Promise<Quote | undefined> {
  const reference = link.reference === null ? undefined : parseReference(link.reference);
  if (!reference || !link.key) return undefined;
  return quoteByLink(database, { reference, key: link.key, now: clock.now().toISOString() });
}

/**
 * A page behind a private link: its address goes to no other site, and it stays in no cache. Not "no-referrer": a form sent from such a page
 * without scripts names no origin, and is refused as another site's.
 */
export const privateLinkHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
} as const;
