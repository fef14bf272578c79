import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { dueOf } from "../booking/due.server.ts";
import type { Actor } from "../history/actor.ts";
import { recordChange } from "../history/record-change.server.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { offerUrl, storeLink, successUrl } from "../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { numberOf } from "./content.server.ts";
import { invoiceMail } from "./email.ts";
import { issueOnRequest } from "./issue.server.ts";
import { invoiceById, openInvoice, recipientOf, setRecipient } from "./store.server.ts";
import type { InvoiceRecipient } from "./table.server.ts";

type Needs = Pick<Ports, "database" | "write" | "outbox" | "clock" | "settings">;

interface BookingAndActor {
  reference: Reference;
  actor: Actor;
}

/** Sets the recipient of future documents; issued ones stay as they are. @returns whether anything changed */
export const changeRecipient = (
  { write, clock }: Needs,
  { reference, actor, ...recipient }: BookingAndActor & InvoiceRecipient,
): Promise<boolean> =>
  write(async (transaction) => {
    const before = await recipientOf(transaction, reference);
    const same = (["company", "address", "poNumber"] as const).every((name) => before[name] === recipient[name]);
    if (same || !(await quoteByReference(transaction, reference))) return false;
    await setRecipient(transaction, reference, recipient);
    const subject = { kind: "quote", id: reference } as const;
    await recordChange(transaction, {
      at: clock.now(),
      actor,
      subject,
      action: "Changed whom invoices are made out to",
    });
    return true;
  });

type SendInvoiceResult =
  | { ok: true; number: string }
  | { ok: false; refusal: "unknown" | "not-priced" | "closed" | "changed-since" };

/** Sends the booking's invoice, issuing it first where none fits the offer: for companies, ahead of payment. */
export async function sendInvoice(ports: Needs, { reference, actor }: BookingAndActor): Promise<SendInvoiceResult> {
  const at = ports.clock.now();
  const quote = await quoteByReference(ports.database, reference);
  const due = quote && dueOf(quote, [], venueDate(at));
  if (!quote) return { ok: false, refusal: "unknown" };
  if (!due) return { ok: false, refusal: "not-priced" };
  const key = makeLinkKey();
  const { origin } = ports.settings;
  const link = due.stage === "open" ? offerUrl(origin, quote, key) : successUrl(origin, reference, key);
  const mail = invoiceMail({ quote, names: namesOf(quote), due, link });
  const sent = await ports.write(async (write): Promise<SendInvoiceResult> => {
    // The email names what was read above.
    if ((await quoteByReference(write, reference))?.version !== quote.version)
      return { ok: false, refusal: "changed-since" };
    const open = await openInvoice(write, reference);
    const issued =
      open?.offerVersion === quote.offerVersion
        ? ({ ok: true, id: open.id } as const)
        : await issueOnRequest(write, reference, at);
    if (!issued.ok) return { ok: false, refusal: issued.refusal.kind };
    const invoice = await invoiceById(write, issued.id);
    if (!invoice) throw new Error("the invoice is lost");
    await storeLink(write, quote, key, at);
    await ports.outbox.put(write, { ...mail, attached: [invoice.id] }, { kind: "invoice", subjectRef: reference });
    const number = numberOf(invoice);
    const subject = { kind: "quote", id: reference } as const;
    await recordChange(write, { at, actor, subject, action: "Sent the invoice", detail: number });
    return { ok: true, number };
  });
  if (sent.ok) ports.outbox.wake();
  return sent;
}
