/** Private links with which a booker writes one review: created with the invitation, looked up by digest, usable once. */
import type { Reader, Write } from "../../context.ts";
import { linkDigest } from "../quote/reference.server.ts";
import type { Quote } from "../quote/table.server.ts";

interface OpenInvite {
  quote: Quote;
  /** When the review was written; null before that */
  usedAt: string | null;
}
export type InviteRefusal = "unknown" | "ended";

/** What a link opens. The link of an erased booking is unknown. @param now ISO 8601 UTC */
export async function invitedBy(database: Reader, key: string, now: string): Promise<OpenInvite | InviteRefusal> {
  const found = await database
    .selectFrom("reviewInvite")
    .innerJoin("quote", "quote.reference", "reviewInvite.bookingRef")
    .selectAll("quote")
    .select(["reviewInvite.usedAt", "reviewInvite.expiresAt as linkEnds"])
    .where("reviewInvite.linkDigest", "=", linkDigest(key))
    .executeTakeFirst();
  if (!found) return "unknown";
  const { usedAt, linkEnds: ends, ...quote } = found;
  // A link that was used in time stays valid: its page says that the review has arrived.
  if (!usedAt && ends <= now) return "ended";
  return { quote, usedAt };
}

/** @param key from `makeLinkKey`. Times ISO 8601 UTC */
export const storeInvite = (
  write: Write,
  bookingRef: string,
  key: string,
  { at, ends }: { at: string; ends: string },
) =>
  write
    .insertInto("reviewInvite")
    .values({ bookingRef, linkDigest: linkDigest(key), expiresAt: ends, createdAt: at })
    .execute();

/** Marks a booking's link as used. @returns false when it was used before */
export async function markInviteUsed(write: Write, reference: string, at: string): Promise<boolean> {
  const used = await write
    .updateTable("reviewInvite")
    .set({ usedAt: at })
    .where("bookingRef", "=", reference)
    .where("usedAt", "is", null)
    .returning("bookingRef")
    .executeTakeFirst();
  return used !== undefined;
}
