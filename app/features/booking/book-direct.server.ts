import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { kindsWithLink } from "../../email/kinds.ts";
import type { Limit, TooMany } from "../../forms/action.server.ts";
import { endLinks, moveLinks, storeLink } from "../quote/links.server.ts";
import { makeLinkKey, makeReference, type Reference } from "../quote/reference.server.ts";
import {
  detailColumns,
  type QuoteToStore,
  quoteRow,
  repeated,
  requestQuote,
  type StoredRequest,
} from "../quote/request-quote.server.ts";
import { insertQuote, moveQuote, quoteByKey } from "../quote/store.server.ts";
import type { NewQuote, Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { goesToAnotherMailbox } from "./change/apply-change.server.ts";
import { lastDay, linesOf, offerColumns } from "./offer.server.ts";

type BookDirectResult =
  /** `key` opens the review step. `revised`: other answers make a new version. `changed`: not stored, because it is being paid. */
  | { kind: "stored" | "already" | "revised" | "changed"; reference: Reference; key: string }
  /** The booking has no price until the owner sets one, so it is stored as a request, with the emails of a request */
  | { kind: "requested"; result: StoredRequest }
  | TooMany;

/** Once for each form key, with the private link to the review step. No email: nothing is agreed to. @param limit for a new key only */
export async function bookDirect(ports: Ports, asked: QuoteToStore, limit?: Limit): Promise<BookDirectResult> {
  const now = ports.clock.now();
  const lines = linesOf(asked.estimate);
  if (!lines) {
    const result = await requestQuote(ports, asked, limit);
    return result.kind === "too-many" ? result : { kind: "requested", result };
  }
  const key = makeLinkKey();
  const offered = (details: Pick<Quote, "eventDate" | "groupSize">, offerVersion: number) => ({
    ...offerColumns({ ...details, offerVersion }, lines, lastDay(details.eventDate, venueDate(now))),
    offeredAt: now.toISOString(),
  });
  const row = quoteRow(asked, makeReference(site.name), now);
  const quote: NewQuote = { ...row, kind: "direct", status: "reviewing", ...offered(row, 0) };
  return ports.write(async (write): Promise<BookDirectResult> => {
    const earlier = await quoteByKey(write, asked.key);
    if (!earlier) {
      const refused = await limit?.(write);
      if (refused) return refused;
      await insertQuote(write, quote);
      await storeLink(write, quote, key, now);
      return { kind: "stored", reference: quote.reference, key };
    }
    if (earlier.kind === "request") return { kind: "requested", result: repeated(earlier, asked.request) };
    await storeLink(write, earlier, key, now);
    const { reference, offerVersion, version } = earlier;
    if (repeated(earlier, asked.request).kind === "already") return { kind: "already", reference, key };
    const details = detailColumns(asked, now);
    const revised = await moveQuote(write, reference, "details-changed", {
      actor: "visitor",
      at: now,
      suspect: asked.suspect,
      expectedVersion: version,
      set: { ...details, ...offered(details, offerVersion), reviewWantedAt: null },
    });
    if (revised.ok) await moveLinks(write, revised.quote);
    // If the old address was mistyped, its emails went to a stranger, so their links must end. While no email with a link has gone out,
    // only this customer's own tabs have links, and they keep working.
    if (
      revised.ok &&
      goesToAnotherMailbox(earlier, revised.quote) &&
      (await ports.outbox.wrote(write, reference, kindsWithLink))
    ) {
      await endLinks(write, reference);
      await storeLink(write, revised.quote, key, now);
    }
    return { kind: revised.ok ? "revised" : "changed", reference, key };
  });
}
