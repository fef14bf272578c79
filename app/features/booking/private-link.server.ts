import type { Ports, StorePorts } from "../../context.ts";
import { parseReference } from "../quote/reference.server.ts";
import { claimOnce, openedKind } from "../quote/sent-notifications.server.ts";
import { quoteByLink } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";

export interface PrivateLink {
  reference: string | null;
  key: string | null;
}

export const linkIn = ({ searchParams }: URL, reference = searchParams.get("quote")): PrivateLink => ({
  reference,
  key: searchParams.get("key"),
});

/** Whether an address has a part of a booking page's private link. */
export const isPrivateLink = ({ searchParams }: URL): boolean => searchParams.has("quote") || searchParams.has("key");

/** Undefined for a link that is forged, incomplete, expired or another quote's; the visitor is not told which. */
export async function openPrivateLink(
  { database, clock }: Pick<Ports, "database" | "clock">,
  link: PrivateLink,
): Promise<Quote | undefined> {
  const reference = link.reference === null ? undefined : parseReference(link.reference);
  if (!reference || !link.key) return undefined;
  return quoteByLink(database, { reference, key: link.key, now: clock.now().toISOString() });
}

/** Records the first time that an offer's page is opened. */
export async function recordOpened(
  { database, write, clock }: StorePorts,
  { reference, status, offerVersion }: Quote,
): Promise<void> {
  if (status !== "sent") return;
  const kind = openedKind(offerVersion);
  const noted = await database
    .selectFrom("notice")
    .select("kind")
    .where("reference", "=", reference)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!noted) await write((transaction) => claimOnce(transaction, reference, kind, clock.now().toISOString()));
}
