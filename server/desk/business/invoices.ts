/** Invoices, receipts and credit notes: listed, sent, made out to a company, written as files. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Reader } from "../../../app/context.ts";
import { documentsPage, shownDocument } from "../../../app/features/desk/invoices/list.server.ts";
import { keptText, notSentText, readRecipient } from "../../../app/features/desk/invoices/recipient.server.ts";
import { type DocumentKind, displayName, numberOf } from "../../../app/features/invoice/content.server.ts";
import { fileOf } from "../../../app/features/invoice/files.server.ts";
import { changeRecipient, sendInvoice } from "../../../app/features/invoice/send-invoice.server.ts";
import { invoicesOf, recipientOf } from "../../../app/features/invoice/store.server.ts";
import type { Invoice, InvoiceRecipient } from "../../../app/features/invoice/table.server.ts";
import { receivedPayments } from "../../../app/features/payment/received.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { writeNew } from "../../private-files.ts";
import { Refusal } from "../../refusal.ts";
import { notStored } from "../by-id.ts";
import type { Desk, Result } from "../open.ts";
import { theQuote } from "../quotes.ts";
import { fields, table } from "../terminal/table.ts";

const kinds = ["invoice", "receipt", "credit-note"] as const satisfies readonly DocumentKind[];

const documentRow = ({ content: _, ...invoice }: Invoice) => ({ ...invoice, name: numberOf(invoice) });

export async function listInvoices(
  desk: Desk,
  typed: string | undefined,
  { before }: { before?: string },
): Promise<Result> {
  const { database, width } = desk;
  const of = typed === undefined ? undefined : (await theQuote(desk, typed)).reference;
  const page = of
    ? { rows: (await invoicesOf(database, of)).toReversed(), next: null }
    : await documentsPage(database, before ?? null);
  const rows = page.rows.map(shownDocument).map(({ name, reference, day, pence, to, waiting }) => ({
    Document: name,
    Booking: reference,
    Day: day,
    Amount: formatPounds(pence),
    "Made out to": to ?? "(erased)",
    "": waiting,
  }));
  const older = page.next === null ? "" : `\n\nOlder ones: npm run desk -- invoices --before ${page.next}`;
  const none = "None yet. The first payment of a booking brings its invoice.";
  return { data: page.rows.map(documentRow), text: `${table(rows, width, none)}${older}` };
}

/** @throws Refusal when it can't be sent as it stands */
export async function send(desk: Desk, typed: string): Promise<Result> {
  const { reference, email } = await theQuote(desk, typed);
  if (email === "") throw new Refusal([notSentText.erased]);
  await desk.ask.agree(`Send the invoice of ${reference} to ${email}?`);
  const receivedFrom = (reader: Reader) => receivedPayments(reader, { reference });
  const sent = await sendInvoice(desk.ports, { reference, actor: desk.by, key: randomUUID(), receivedFrom });
  if (!sent.ok) throw new Refusal([notSentText[sent.refusal]]);
  return { data: { reference, number: sent.number }, text: `${sent.number} is on its way to ${email}.` };
}

/** Changes what is named, and leaves the rest. */
export async function to(desk: Desk, typed: string, options: Partial<InvoiceRecipient>): Promise<Result> {
  const { database, ports, today, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference } = quote;
  const before = await recipientOf(database, reference);
  const recipient = readRecipient((name) => options[name] ?? before[name]);
  const changed = await changeRecipient(ports, { reference, actor: desk.by, ...recipient });
  const { company, address, poNumber } = recipient;
  const shown = fields({ Name: quote.name, Company: company, Address: address, "PO number": poNumber }, width);
  return {
    data: { name: quote.name, ...recipient },
    text: changed ? `${shown}\n\n${await keptText(database, quote, today)}` : shown,
  };
}

/** @param typed its number, such as INV-0007 or inv7 @throws Refusal when there is none, it is erased, or the file exists */
export async function file({ database }: Desk, typed: string, { out }: { out?: string }): Promise<Result> {
  const [, prefix = "", digits = ""] = /^([a-z]+)-?(\d{1,9})$/i.exec(typed.trim()) ?? [];
  const number = Number(digits);
  const kind = kinds.find((one) => numberOf({ kind: one, number }).startsWith(`${prefix.toUpperCase()}-`));
  const invoice =
    kind &&
    (await database
      .selectFrom("invoice")
      .selectAll()
      .where("kind", "=", kind)
      .where("number", "=", number)
      .executeTakeFirst());
  if (!invoice) throw notStored(typed);
  const document = await fileOf(invoice);
  if (!document) throw new Refusal([`The booking of ${numberOf(invoice)} has been erased, and its content with it.`]);
  const written = path.resolve(out ?? document.filename);
  await writeNew(written, [document.content]);
  return { data: { file: written }, text: `${displayName(invoice)} is in ${written}.` };
}
