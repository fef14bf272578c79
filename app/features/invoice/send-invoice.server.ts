import type { Reader, StorePorts } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { dueOf } from "../booking/due.server.ts";
import type { Actor } from "../history/actor.ts";
import { recordOnQuote } from "../history/record-change.server.ts";
import { offerUrl, storeLink, successUrl } from "../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { claimOnce } from "../quote/sent-notifications.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { numberOf } from "./content.server.ts";
import { invoiceMail } from "./email.ts";
import { issueOnRequest } from "./issue.server.ts";
import { asPaid, type ReceivedPayment } from "./issued-content.server.ts";
import { invoiceById, recipientOf, setRecipient } from "./store.server.ts";
import type { InvoiceRecipient } from "./table.server.ts";

interface BookingAndActor {
  reference: Reference;
  actor: Actor;
}

/** Sets the recipient of future documents; issued ones do not change. @returns whether anything changed */
export const changeRecipient = (
  { write, clock }: StorePorts,
  { reference, actor, ...recipient }: BookingAndActor & InvoiceRecipient,
): Promise<boolean> =>
  write(async (transaction) => {
    const before = await recipientOf(transaction, reference);
    const same = (["company", "address", "poNumber"] as const).every((name) => before[name] === recipient[name]);
    if (same || !(await quoteByReference(transaction, reference))) return false;
    await setRecipient(transaction, reference, recipient);
    await recordOnQuote(transaction, reference, {
      at: clock.now(),
      actor,
      action: "Changed whom invoices are made out to",
    });
    return true;
  });

type SendInvoiceResult =
  | { ok: true; number: string }
  | { ok: false; refusal: "unknown" | "not-priced" | "closed" | "erased" };

interface InvoiceToSend extends BookingAndActor {
  /** Idempotency key of the form */
  key?: string;
  /** Reads all payments that count, oldest first. Passed in because the invoice feature does not read payments itself */
  receivedFrom: (reader: Reader) => Promise<ReceivedPayment[]>;
}

/** Issues an invoice first if none matches the current offer and recipient: companies may ask for a corrected one. */
export const sendInvoice = (
  { write, clock, outbox, settings }: StorePorts,
  { reference, actor, receivedFrom, key: keyOfForm }: InvoiceToSend,
): Promise<SendInvoiceResult> =>
  write(async (write): Promise<SendInvoiceResult> => {
    const at = clock.now();
    const quote = await quoteByReference(write, reference);
    const received = await receivedFrom(write);
    const due = quote && dueOf(quote, received.map(asPaid), venueDate(at));
    if (!quote) return { ok: false, refusal: "unknown" };
    if (!due) return { ok: false, refusal: "not-priced" };
    if (quote.email === "") return { ok: false, refusal: "erased" };
    const issued = await issueOnRequest(write, reference, received, at, settings.transferTo);
    if (!issued.ok) return issued;
    const { ids: attached, credits } = issued;
    const invoice = await invoiceById(write, attached.at(-1) ?? "");
    if (!invoice) throw new Error("the invoice is lost");
    const number = numberOf(invoice);
    if (keyOfForm && !(await claimOnce(write, reference, `invoice-${invoice.id}-${keyOfForm}`, at.toISOString())))
      return { ok: true, number };
    const key = makeLinkKey();
    const { origin } = settings;
    const link = due.stage === "open" ? offerUrl(origin, quote, key) : successUrl(origin, reference, key);
    await storeLink(write, quote, key, at);
    const mail = invoiceMail({ quote, due, credits, link });
    await outbox.put(write, { ...mail, attached }, reference);
    await recordOnQuote(write, reference, { at, actor, action: "Sent the invoice", detail: number });
    return { ok: true, number };
  });
