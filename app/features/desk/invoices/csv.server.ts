import type { Database } from "../../../context.ts";
import type { Columns } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { numberOf, parseContent } from "../../invoice/content.server.ts";
import type { Invoice } from "../../invoice/table.server.ts";
import { csvOfYear } from "../shared/years.server.ts";

/** Oldest first. */
export const documentsToExport = (database: Database) =>
  database.selectFrom("invoice").selectAll().orderBy("issuedAt").orderBy("kind").orderBy("number");

/** A document with its content, null for an erased booking's: then only number, kind, day, reference and total are left. */
export const exportedDocument = (invoice: Invoice) => ({
  ...invoice,
  content: invoice.content === null ? null : parseContent(invoice.content),
});
type Exported = ReturnType<typeof exportedDocument>;

/** Negative for a credit note. */
const pounds = ({ kind }: Exported, pence: number) => decimalPounds(kind === "credit-note" ? -pence : pence);

/** Why a receipt no longer counts. */
const voidText = ({ paymentId }: Exported) =>
  paymentId === null ? "It is replaced by another receipt." : "Its payment had not come.";

/** For the bookkeeper: invoices less credit notes are the turnover. New columns come last: spreadsheets rely on the position of each. */
export const documentColumns: Columns<Exported> = {
  document: numberOf,
  kind: ({ kind }) => kind,
  issuedOn: ({ issuedAt }) => venueDate(new Date(issuedAt)),
  reference: ({ reference }) => reference,
  eventDate: ({ content }) => content?.eventDate ?? null,
  company: ({ content }) => content?.to.company ?? null,
  poNumber: ({ content }) => content?.to.poNumber ?? null,
  net: (one) => (one.content?.vat ? pounds(one, one.pence - one.content.vat.pence) : null),
  vatPercent: ({ content }) => content?.vat?.percent ?? null,
  vat: (one) => (one.content?.vat ? pounds(one, one.content.vat.pence) : null),
  total: (one) => pounds(one, one.pence),
  forInvoice: ({ content }) => content?.invoice ?? null,
  reason: (one) => (one.kind === "receipt" && one.waits === 1 ? voidText(one) : (one.content?.reason ?? null)),
  customer: ({ content }) => content?.to.name ?? null,
};

/** GET /desk/invoices.csv?year=2026: every document that was issued in that year, oldest first. */
export const loader = csvOfYear("invoices", documentColumns, async (database, from, until) => {
  const issued = documentsToExport(database).where("issuedAt", ">=", from).where("issuedAt", "<", until);
  return (await issued.execute()).map(exportedDocument);
});
