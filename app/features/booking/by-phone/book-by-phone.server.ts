import { randomUUID } from "node:crypto";
import type { StorePorts, Write } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { columnsOf, type Details, sameAnswers } from "../../quote/details.server.ts";
import { makeReference, type Reference } from "../../quote/reference.server.ts";
import { insertQuote, quoteByKey } from "../../quote/store.server.ts";
import type { NewQuote } from "../../quote/table.server.ts";
import { site } from "../../site/site.server.ts";
import type { OfferLine } from "../offer.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { type SetPriceResult, setPrice } from "../set-price.server.ts";
import { agreeByPhone } from "./agree-by-phone.server.ts";

interface BookByPhoneInput {
  details: Details;
  /** The price given on the phone; empty to price it later */
  lines: readonly OfferLine[];
  note?: string | null;
  /** The form's idempotency key: the same form sent twice makes one booking */
  key: string;
  /** `agreed`: the customer said yes on the phone; they get an email with what they agreed to and a link to pay */
  go: "keep" | "send" | "agreed";
  by: Actor;
  /** Extra writes for the same transaction, such as marking the message that the booking came from */
  extraWrites?: (write: Write, reference: Reference) => Promise<void>;
}

type BookByPhoneResult =
  /** `link`: the private link, when the price was sent */
  | { ok: true; reference: Reference; link: string | null }
  /** The booking is stored, but something else asked for was not done; a sentence says why */
  | { ok: false; reference: Reference; because: string };

/** Stores, prices and sends, or notes a yes by phone. The same form sent again continues where the first attempt stopped. */
export async function bookByPhone(ports: StorePorts, asked: BookByPhoneInput): Promise<BookByPhoneResult> {
  const { details, lines, note = null, key, by } = asked;
  const now = ports.clock.now().toISOString();
  const row: NewQuote = {
    id: randomUUID(),
    reference: makeReference(site.name),
    idempotencyKey: key,
    kind: "request",
    status: "requested",
    version: 1,
    suspect: 0,
    ...columnsOf(details),
    adultDeclaredAt: now,
    offerVersion: 0,
    createdAt: now,
  };
  const earlier = await ports.write(async (write) => {
    const found = await quoteByKey(write, key);
    if (found) return found;
    await insertQuote(write, row, by);
    await asked.extraWrites?.(write, row.reference);
    return undefined;
  });
  const reference = earlier?.reference ?? row.reference;
  const stored = { ok: true, reference, link: null } as const;
  if (earlier && !sameAnswers(earlier, details.answers))
    return {
      ok: false,
      reference,
      because: "This form was stored before. What was changed in it since is not stored.",
    };
  if (earlier && earlier.status !== "requested" && earlier.status !== "priced")
    return earlier.status === "sent" && asked.go === "agreed"
      ? { ok: false, reference, because: "This form was sent before, and they have the price: note their yes here." }
      : stored;
  if (lines.length === 0) return stored;
  const priced = await setPrice(ports, {
    reference,
    lines,
    note,
    by,
    expectedVersion: earlier?.version ?? row.version,
  });
  // The first submission of this form is still being handled.
  if (!priced.ok && earlier && priced.refusal.kind === "changed-since") return stored;
  if (!priced.ok) return { ok: false, reference, because: whyNot(priced) };
  const { version: expectedVersion } = priced.quote;
  if (asked.go === "keep") return stored;
  const which = { reference, expectedVersion, by };
  const sent = asked.go === "agreed" ? await agreeByPhone(ports, which) : await sendOffer(ports, which);
  if (sent.ok) return { ok: true, reference, link: sent.link };
  return { ok: false, reference, because: "It is stored and priced, but somebody changed it before it was sent." };
}

const whyNot = ({ refusal }: Extract<SetPriceResult, { ok: false }>): string =>
  refusal.kind === "unfit" ? refusal.because : "Somebody has changed it meanwhile.";
