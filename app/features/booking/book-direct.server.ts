import type { Ports, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { storeLink } from "../quote/links.server.ts";
import { makeLinkKey, makeReference, type Reference } from "../quote/reference.server.ts";
import {
  type QuoteToStore,
  quoteRow,
  repeated,
  requestQuote,
  type StoredRequest,
} from "../quote/request-quote.server.ts";
import { insertQuote, moveQuote, quoteByKey } from "../quote/store.server.ts";
import type { NewQuote, Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { lastDay, linesOf, offerColumns } from "./offer.server.ts";

const referenceTries = 5;

export type BookedDirect =
  /**
   * `key` opens the review step. `revised`: the same form with other answers, before anything was paid: a new version is offered.
   * `changed`: the same form with other answers, but what it stored is being paid or past that; nothing was stored.
   */
  | { kind: "stored" | "already" | "revised" | "changed"; reference: Reference; key: string }
  /** No price without the owner: it is a request now, with its emails */
  | { kind: "requested"; outcome: StoredRequest };

/**
 * Stores the details of a direct booking with the price as it was shown, once for each form key, and makes the private link to its
 * review step. No email goes out: nothing is agreed to.
 * @throws what the database throws; nothing is stored then
 */
export async function bookDirect(ports: Ports, asked: QuoteToStore): Promise<BookedDirect> {
  const now = ports.clock.now();
  const lines = linesOf(asked.estimate);
  if (!lines) return { kind: "requested", outcome: await requestQuote(ports, asked) };
  const key = makeLinkKey();
  const offered = (quote: Pick<Quote, "eventDate" | "groupSize" | "offerVersion">) => ({
    ...offerColumns(quote, lines, lastDay(quote.eventDate, venueDate(now))),
    offeredAt: now.toISOString(),
  });
  for (let attempt = 1; attempt <= referenceTries; attempt++) {
    const row = quoteRow(asked, makeReference(site.name), now);
    const quote: NewQuote = { ...row, kind: "direct", status: "reviewing", ...offered(row) };
    const outcome = await ports.write(async (write): Promise<BookedDirect | "reference taken"> => {
      if (await insertQuote(write, quote)) {
        await storeLink(write, quote, key, now);
        return { kind: "stored", reference: quote.reference, key };
      }
      const earlier = await quoteByKey(write, asked.key);
      if (!earlier) return "reference taken";
      const again = repeated(earlier, quote);
      if (earlier.kind === "request") return { kind: "requested", outcome: again };
      await storeLink(write, earlier, key, now);
      const { reference } = earlier;
      if (again.kind !== "changed") return { kind: "already", reference, key };
      const revised = await revise(
        write,
        earlier,
        { ...answersOf(row), ...offered({ ...row, offerVersion: earlier.offerVersion }) },
        { at: now, suspect: asked.suspect },
      );
      return { kind: revised ? "revised" : "changed", reference, key };
    });
    if (outcome !== "reference taken") return outcome;
  }
  throw new Error(`No free reference in ${referenceTries} tries`);
}

/** What the form says, without what stays with the first sending. */
function answersOf(row: NewQuote) {
  const { id, reference, idempotencyKey, kind, status, version, suspect, createdAt, offerVersion, ...answers } = row;
  return answers;
}

async function revise(
  write: Write,
  { reference, version }: Quote,
  set: ReturnType<typeof answersOf>,
  sent: { at: Date; suspect: boolean },
) {
  const moved = await moveQuote(write, reference, "details-changed", {
    ...sent,
    actor: "visitor",
    expectedVersion: version,
    set,
  });
  return moved.ok;
}
