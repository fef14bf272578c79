import { randomUUID } from "node:crypto";
import type { Reader, Write } from "../../context.ts";
import type { Reference } from "../quote/reference.server.ts";
import { indexQuotes } from "../search/store.server.ts";
import { type DocumentKind, type InvoiceContent, parseContent } from "./content.server.ts";
import type { Invoice, InvoiceRecipient } from "./table.server.ts";

interface NewInvoice extends Pick<Invoice, "kind" | "reference" | "pence" | "waits" | "offerVersion" | "paymentId"> {
  content: InvoiceContent;
  at: Date;
}

/** Stores a document under the next number of its kind, both in the caller's transaction, so that numbers have no gaps. */
export async function insertInvoice(write: Write, { content, at, ...row }: NewInvoice): Promise<Invoice> {
  const invoice = await write
    .insertInto("invoice")
    .values({
      id: randomUUID(),
      number: await nextNumber(write, row.kind),
      ...row,
      standing: row.kind === "invoice" ? row.pence : 0,
      content: JSON.stringify(content),
      issuedAt: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexQuotes(write, [row.reference]);
  return invoice;
}

async function nextNumber(write: Write, kind: DocumentKind): Promise<number> {
  const { last } = await write
    .insertInto("invoiceSeries")
    .values({ kind, last: 1 })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet((is) => ({ last: is("invoiceSeries.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

const documentsOf = (reader: Reader, reference: Reference) =>
  reader.selectFrom("invoice").selectAll().where("reference", "=", reference);

/** Oldest first; of the same moment, the credit note for a replaced invoice before the new one. */
export const invoicesOf = (reader: Reader, reference: Reference): Promise<Invoice[]> =>
  documentsOf(reader, reference).orderBy("issuedAt").orderBy("kind").orderBy("number").execute();

export const invoiceById = (reader: Reader, id: string): Promise<Invoice | undefined> =>
  reader.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirst();

/** The invoice that a booking is paid on: at most one has an outstanding amount. */
export const openInvoice = (reader: Reader, reference: Reference): Promise<Invoice | undefined> =>
  documentsOf(reader, reference).where("kind", "=", "invoice").where("standing", ">", 0).executeTakeFirst();

/** The last invoice issued, even if it is credited in full. */
export const latestInvoice = (reader: Reader, reference: Reference): Promise<Invoice | undefined> =>
  documentsOf(reader, reference).where("kind", "=", "invoice").orderBy("number", "desc").limit(1).executeTakeFirst();

/** Changes how much of an invoice is outstanding, whether it waits for its first payment, or whose a receipt is; its content does not change. */
export const changeInvoice = async (
  write: Write,
  id: string,
  changes: Partial<Pick<Invoice, "standing" | "waits" | "paymentId">>,
): Promise<void> => {
  await write.updateTable("invoice").set(changes).where("id", "=", id).execute();
};

/** The receipts of a payment that had not come no longer count. @returns them */
export async function voidReceipts(write: Write, reference: Reference, paymentId: string): Promise<Invoice[]> {
  const receipts = (await invoicesOf(write, reference)).filter(
    (document) => document.kind === "receipt" && document.paymentId === paymentId,
  );
  for (const { id } of receipts) await changeInvoice(write, id, { waits: 1 });
  return receipts;
}

const nobody: InvoiceRecipient = { company: "", address: "", poNumber: "" };

export const recipientOf = async (reader: Reader, reference: Reference): Promise<InvoiceRecipient> =>
  (await reader
    .selectFrom("invoiceRecipient")
    .select(["company", "address", "poNumber"])
    .where("reference", "=", reference)
    .executeTakeFirst()) ?? nobody;

/** Sets the recipient of future documents; issued ones do not change. */
export const setRecipient = async (write: Write, reference: Reference, recipient: InvoiceRecipient): Promise<void> => {
  await write
    .insertInto("invoiceRecipient")
    .values({ reference, ...recipient })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet({ ...recipient }))
    .execute();
  await indexQuotes(write, [reference]);
};

/** Erases the content of a booking's documents; their numbers and sums are kept, so that the series has no gaps. */
export async function eraseInvoiceContent(write: Write, reference: Reference): Promise<void> {
  await write.updateTable("invoice").set({ content: null, waits: 0 }).where("reference", "=", reference).execute();
  await write.deleteFrom("invoiceRecipient").where("reference", "=", reference).execute();
}

/** Removes a person's own text from issued documents. @param plain returns the replacement for a text */
export async function redactInvoices(
  write: Write,
  reference: Reference,
  plain: (text: string) => string,
): Promise<void> {
  for (const { id, content } of await invoicesOf(write, reference)) {
    if (content === null) continue;
    const parsed = parseContent(content);
    const lines = parsed.lines.map((line) => ({ ...line, label: plain(line.label), detail: plain(line.detail) }));
    await write
      .updateTable("invoice")
      .set({ content: JSON.stringify({ ...parsed, lines }) })
      .where("id", "=", id)
      .execute();
  }
}
