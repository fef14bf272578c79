import { randomUUID } from "node:crypto";
import type { Ports, Write } from "../../context.ts";
import type { TooMany } from "../../forms/action.server.ts";
import { site } from "../site/site.server.ts";
import { columnsOf, sameAnswers } from "./details.server.ts";
import { confirmationMail, deskMail } from "./email.ts";
import type { Estimate } from "./estimate/estimate.ts";
import { storeLink, successUrl } from "./links.server.ts";
import { makeLinkKey, makeReference, type Reference } from "./reference.server.ts";
import { answersOf, type QuoteRequest } from "./schema.ts";
import { nowhere, type QuoteSource } from "./source.server.ts";
import { insertQuote, quoteByKey } from "./store.server.ts";
import type { NewQuote, Quote } from "./table.server.ts";

export interface QuoteToStore {
  request: QuoteRequest;
  estimate: Estimate;
  /** The form's idempotency key */
  key: string;
  placeSlug: string | null;
  suspect: boolean;
  source?: QuoteSource;
}

/** `changed`: the form was sent before with other answers, so this may be a second request; nothing was stored. */
export type StoredRequest = { kind: "stored" | "already" | "changed"; reference: Reference };

/** With its emails in one transaction, once for each key. @param limit asked only for a new key @throws what the database throws */
export async function requestQuote<Refusal extends TooMany = never>(
  ports: Ports,
  asked: QuoteToStore,
  limit?: (write: Write) => Promise<Refusal | undefined>,
): Promise<StoredRequest | Refusal> {
  const now = ports.clock.now();
  const linkKey = makeLinkKey();
  const quote = quoteRow(asked, makeReference(site.name), now);
  const { reference } = quote;
  const link = successUrl(ports.settings.origin, reference, linkKey);
  const toVisitor = confirmationMail(quote, asked.estimate, link);
  const toDesk = deskMail(quote, asked.estimate, ports.settings.origin);
  return ports.write(async (write): Promise<StoredRequest | Refusal> => {
    const earlier = await quoteByKey(write, asked.key);
    if (earlier) return repeated(earlier, asked.request);
    const refused = await limit?.(write);
    if (refused) return refused;
    await insertQuote(write, quote);
    await storeLink(write, quote, linkKey, now);
    await ports.outbox.put(write, toDesk, reference);
    await ports.outbox.reply(write, toVisitor, reference, asked.suspect);
    return { kind: "stored", reference };
  });
}

/** The result for a form whose key was stored before. */
export const repeated = (earlier: Quote, now: QuoteRequest): StoredRequest => ({
  kind: sameAnswers(earlier, answersOf(now)) ? "already" : "changed",
  reference: earlier.reference,
});

export const quoteRow = (asked: QuoteToStore, reference: Reference, now: Date) =>
  ({
    id: randomUUID(),
    reference,
    idempotencyKey: asked.key,
    kind: "request",
    status: "requested",
    version: 1,
    suspect: asked.suspect ? 1 : 0,
    ...detailColumns(asked, now),
    ...(asked.source ?? nowhere),
    replyMinutes: null,
    offerVersion: 0,
    createdAt: now.toISOString(),
  }) satisfies NewQuote;

/** The columns that may change when a form is sent again. */
export const detailColumns = ({ request, placeSlug, estimate }: QuoteToStore, now: Date) => ({
  ...columnsOf({ answers: answersOf(request), estimate, placeSlug }),
  adultDeclaredAt: now.toISOString(),
  marketingAt: request.marketing ? now.toISOString() : null,
});
