/** Replaces the documents that name how or when a payment came, after the owner has corrected that. Runs in the caller's transaction. */
import { isDeepStrictEqual } from "node:util";
import type { Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { parseContent } from "./content.server.ts";
import { correctInvoice, type InvoiceForPayment } from "./issue.server.ts";
import { type ReceivedPayment, receivedRow } from "./issued-content.server.ts";
import { changeInvoice, insertInvoice, invoicesOf, openInvoice } from "./store.server.ts";
import type { Invoice } from "./table.server.ts";

/** @param payment as corrected @param was before it @returns the new documents; none if the booking's are erased */
export async function correctReceived(
  write: Write,
  payment: InvoiceForPayment,
  was: ReceivedPayment,
  is: ReceivedPayment,
): Promise<Invoice[]> {
  const { reference } = payment.quote;
  const documents = await invoicesOf(write, reference);
  const receipt = documents.find(({ kind, paymentId }) => kind === "receipt" && paymentId === is.id);
  const open = await openInvoice(write, reference);
  const content = open?.content ? parseContent(open.content) : null;
  // An invoice from before the payment does not name it.
  const named = content?.received.some((row) => isDeepStrictEqual(row, receivedRow(was, content.total)));
  return [
    ...(open && named ? await correctInvoice(write, payment, open.issuedAt) : []),
    ...(receipt ? await replaceReceipt(write, receipt, is, payment.at) : []),
  ];
}

/** The new receipt says what the earlier one did, but for how and when the money came. */
async function replaceReceipt(write: Write, receipt: Invoice, is: ReceivedPayment, at: Date): Promise<Invoice[]> {
  const { id, kind, reference, offerVersion, pence, paymentId, content } = receipt;
  if (content === null) return [];
  // A payment has one receipt that counts.
  await changeInvoice(write, id, { waits: 1, paymentId: null });
  const received = [receivedRow(is, pence)];
  const now = { ...parseContent(content), day: venueDate(at), received };
  return [await insertInvoice(write, { kind, reference, offerVersion, pence, paymentId, waits: 0, content: now, at })];
}
