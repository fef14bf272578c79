/** Erases quotes: after the retention period, or when the person asks. Each function runs in the caller's transaction. */
import type { Write } from "../../context.ts";
import { parseLines } from "../booking/offer.server.ts";
import { eraseChanges } from "../history/store.server.ts";
import { eraseInvoiceContent, redactInvoices } from "../invoice/store.server.ts";
import { eraseAssignments, minimiseAssignments } from "../performer/erase-performers.server.ts";
import { placeBySlug, places } from "../place/store.server.ts";
import { parseEstimate } from "../quote/estimate/stored-estimate.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { raiseVersion } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { indexQuotes } from "../search/store.server.ts";

/** The desk's own tables about a booking. */
const deskTables = ["bookingNote", "bookingTag", "bookingChange"] as const;

/** With its history, links, emails, payments and notifications; not a published review, nor an invoice's number and sum. */
export async function eraseQuote(write: Write, reference: Reference): Promise<void> {
  const payments = write.selectFrom("payment").select("id").where("reference", "=", reference);
  await write.deleteFrom("paymentEvent").where("paymentId", "in", payments).execute();
  for (const table of ["refund", "payment", "quoteLink", "quoteTransition", "notice", ...deskTables, "quote"] as const)
    await write.deleteFrom(table).where("reference", "=", reference).execute();
  await indexQuotes(write, [reference]);
  await eraseAssignments(write, reference);
  await eraseInvoiceContent(write, reference);
  await eraseChanges(write, "quote", [reference]);
  await write.deleteFrom("reviewInvite").where("bookingRef", "=", reference).execute();
  await write.deleteFrom("review").where("bookingRef", "=", reference).where("status", "!=", "published").execute();
  await write.deleteFrom("message").where("subjectRef", "=", reference).execute();
  await write.deleteFrom("outbox").where("subjectRef", "=", reference).execute();
}

/** Columns that the accounts, or a claim under the contract, need. */
type Kept = keyof Pick<
  Quote,
  | "id"
  | "reference"
  | "idempotencyKey"
  | "kind"
  | "status"
  | "version"
  | "suspect"
  | "act"
  | "packageId"
  | "performers"
  | "eventDate"
  | "eventTime"
  | "groupSize"
  | "occasion"
  | "name"
  | "placeSlug"
  | "adultDeclaredAt"
  | "total"
  | "replyMinutes"
  | "offerVersion"
  | "offerTotal"
  | "offerDeposit"
  | "offerBalance"
  | "offerBalanceDue"
  | "offerTakenBack"
  | "leftUnpaid"
  | "offerGuests"
  | "offerTerms"
  | "offerValidUntil"
  | "offeredAt"
  | "termsAcceptedAt"
  | "createdAt"
>;

/** Columns that are kept too, until the person asks for erasure: `reduceToLegalRecord` then empties or rewords them. */
type KeptUntilAsked = keyof Pick<
  Quote,
  | "email"
  | "place"
  | "estimate"
  | "offerLines"
  | "reviewWantedAt"
  | "source"
  | "sourceMedium"
  | "sourceCampaign"
  | "referrerHost"
>;

/** All other columns: a new column that is in none of the three lists does not compile. Columns that may not be null become empty. */
const emptied = {
  phone: "",
  phoneE164: null,
  reachBy: null,
  noCalls: null,
  notes: null,
  venue: null,
  surprise: 0,
  marketingAt: null,
  offerNote: null,
} satisfies Omit<Quote, Kept | KeptUntilAsked>;

/** Keeps what accounts and a claim need: who booked what for when, what was paid and refunded. All else is erased. */
export async function minimiseQuote(write: Write, reference: Reference): Promise<void> {
  await write.updateTable("quote").set(emptied).where("reference", "=", reference).execute();
  await raiseVersion(write, reference);
  for (const table of ["quoteLink", ...deskTables] as const)
    await write.deleteFrom(table).where("reference", "=", reference).execute();
  await indexQuotes(write, [reference]);
  await write.deleteFrom("message").where("subjectRef", "=", reference).execute();
  await minimiseAssignments(write, reference);
  await write.deleteFrom("outbox").where("subjectRef", "=", reference).execute();
}

/** Replaces a place that was typed. */
const somewhere = "the party";

/**
 * When a person asks for erasure, only what the law requires is kept of a paid booking (the parties of the contract, its day and price,
 * and the money). Their name is kept with it, but nothing else that they typed, nor any way to reach them.
 */
export async function reduceToLegalRecord(write: Write, quote: Quote): Promise<void> {
  const { reference, place: typed, placeSlug } = quote;
  await minimiseQuote(write, reference);
  const known = placeSlug === null ? undefined : placeBySlug(placeSlug)?.name;
  // In texts other than the travel line, the typed place is replaced only if it is an address. Otherwise the owner's "Cocktail Bar
  // package" would lose its "Bar" because "Bar" was typed as the place.
  const address = known === undefined && /\d/.test(typed) ? typed : undefined;
  // Earlier documents may name an earlier place of the booking.
  const travelTo = (place: string) => (places.some(({ name }) => name === place) ? place : somewhere);
  const plain = (text: string) =>
    (address ? text.replaceAll(address, somewhere) : text).replace(/(?<=Travel to ).+/s, travelTo);
  const estimate = parseEstimate(quote.estimate);
  const { travel } = estimate.order;
  if (travel.kind === "by-hand" || travel.kind === "coming") travel.place = somewhere;
  const lines = quote.offerLines === null ? null : parseLines(quote.offerLines);
  await redactInvoices(write, reference, plain);
  const plainLines = lines?.map((line) => ({ ...line, label: plain(line.label), detail: plain(line.detail) }));
  const plainer: Pick<Quote, KeptUntilAsked> = {
    email: "",
    place: known ?? somewhere,
    estimate: JSON.stringify(estimate),
    offerLines: plainLines ? JSON.stringify(plainLines) : null,
    reviewWantedAt: null,
    source: null,
    sourceMedium: null,
    sourceCampaign: null,
    referrerHost: null,
  };
  await write.updateTable("quote").set(plainer).where("reference", "=", reference).execute();
  // The recipient for future invoices; issued ones contain their own.
  await write.deleteFrom("invoiceRecipient").where("reference", "=", reference).execute();
  await indexQuotes(write, [reference]);
  await write.deleteFrom("reviewInvite").where("bookingRef", "=", reference).execute();
}
