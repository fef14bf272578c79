import { randomUUID } from "node:crypto";
import type { Ports } from "../../context.ts";
import { site } from "../site/site.server.ts";
import { confirmationMail, deskMail } from "./email.ts";
import type { Estimate } from "./estimate/estimate.ts";
import { storeLink, successUrl } from "./links.server.ts";
import { makeLinkKey, makeReference, type Reference } from "./reference.server.ts";
import type { QuoteRequest } from "./schema.ts";
import { insertQuote, quoteByKey } from "./store.server.ts";
import type { NewQuote, Quote } from "./table.server.ts";

const referenceTries = 5;

export interface QuoteToStore {
  request: QuoteRequest;
  estimate: Estimate;
  /** The form's idempotency key */
  key: string;
  placeSlug: string | null;
  suspect: boolean;
}

/** `changed`: the form was sent before with other answers, so this may be a second request; nothing was stored. */
export type StoredRequest = { kind: "stored" | "already" | "changed"; reference: Reference };

/**
 * Stores the request with its e-mails in one transaction, once for each key however often it is sent.
 * @throws what the database throws; nothing is stored then
 */
export async function requestQuote(ports: Ports, asked: QuoteToStore): Promise<StoredRequest> {
  for (let attempt = 1; attempt <= referenceTries; attempt++) {
    const now = ports.clock.now();
    const linkKey = makeLinkKey();
    const quote = quoteRow(asked, makeReference(site.name), now);
    const link = successUrl(ports.settings.origin, quote.reference, linkKey);
    // Rendered before the transaction, which must be short, and may run more than once.
    const [toVisitor, toDesk] = await Promise.all([
      confirmationMail(quote, asked.estimate, link),
      deskMail(quote, asked.estimate),
    ]);
    const outcome = await ports.write(async (write): Promise<StoredRequest | "reference taken"> => {
      if (!(await insertQuote(write, quote))) {
        const earlier = await quoteByKey(write, asked.key);
        return earlier ? repeated(earlier, quote) : "reference taken";
      }
      await storeLink(write, quote, linkKey, now);
      await ports.outbox.put(write, toDesk, { kind: "quote-for-desk", subjectRef: quote.reference });
      const about = { kind: "quote-received", subjectRef: quote.reference, suspect: asked.suspect } as const;
      await ports.outbox.reply(write, toVisitor, about);
      return { kind: "stored", reference: quote.reference };
    });
    if (outcome === "reference taken") continue;
    if (outcome.kind === "stored") ports.outbox.wake();
    return outcome;
  }
  throw new Error(`No free reference in ${referenceTries} tries`);
}

/** The answers that make two requests different ones. */
const answers = [
  "act",
  "packageId",
  "performers",
  "eventDate",
  "eventTime",
  "place",
  "venue",
  "groupSize",
  "occasion",
  "name",
  "email",
  "phone",
  "reachBy",
  "noCalls",
  "surprise",
  "notes",
] as const satisfies readonly (keyof Quote)[];

/** What a form that was stored already is answered with. */
export function repeated(earlier: Quote, now: Pick<Quote, (typeof answers)[number]>): StoredRequest {
  const same = answers.every((name) => earlier[name] === now[name]);
  return { kind: same ? "already" : "changed", reference: earlier.reference };
}

/** The row; also what two sendings of one form are compared by. */
export function quoteRow(asked: QuoteToStore, reference: Reference, now: Date): NewQuote {
  const { request, estimate } = asked;
  return {
    id: randomUUID(),
    reference,
    idempotencyKey: asked.key,
    kind: "request",
    status: "requested",
    version: 1,
    suspect: asked.suspect ? 1 : 0,
    act: request.act,
    packageId: request.package,
    performers: request.performers,
    eventDate: request.date,
    eventTime: request.time,
    place: request.place,
    placeSlug: asked.placeSlug,
    venue: request.venue,
    groupSize: request.guests,
    occasion: request.occasion,
    name: request.name,
    email: request.email,
    phone: request.phone,
    phoneE164: request.phoneE164,
    reachBy: request.reach,
    noCalls: request.noCalls,
    surprise: request.surprise ? 1 : 0,
    notes: request.notes,
    adultDeclaredAt: now.toISOString(),
    marketingAt: request.marketing ? now.toISOString() : null,
    estimate: JSON.stringify(estimate),
    total: estimate.total,
    ...nothingOffered,
    createdAt: now.toISOString(),
  };
}

const nothingOffered = {
  offerVersion: 0,
  offerLines: null,
  offerTotal: null,
  offerDeposit: null,
  offerBalance: null,
  offerBalanceDue: null,
  offerGuests: null,
  offerTerms: null,
  offerValidUntil: null,
  offeredAt: null,
  termsAcceptedAt: null,
  reviewWantedAt: null,
} as const;
