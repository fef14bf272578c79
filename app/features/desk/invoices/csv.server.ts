import { type Database, portsContext } from "../../../context.ts";
import { type Cell, csvResponse } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { numberOf, parseContent } from "../../invoice/content.server.ts";
import type { Invoice } from "../../invoice/table.server.ts";
import { yearAsked } from "../shared/years.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** For the bookkeeper: invoices less credit notes are the turnover. New columns come last: spreadsheets rely on the position of each. */
export const documentColumns = [
  "document",
  "kind",
  "issuedOn",
  "reference",
  "eventDate",
  "company",
  "poNumber",
  "net",
  "vatPercent",
  "vat",
  "total",
  "forInvoice",
  "reason",
  "customer",
] as const;

/** Oldest first. */
export const documentsToExport = (database: Database) =>
  database.selectFrom("invoice").selectAll().orderBy("issuedAt").orderBy("kind").orderBy("number");

/** Why a receipt no longer counts. */
const voidText = ({ paymentId }: Invoice) =>
  paymentId === null ? "It is replaced by another receipt." : "Its payment had not come.";

/** Sums in pounds, negative for a credit note. Of an erased booking's document only number, kind, day, reference and total are left. */
export function documentCells(invoice: Invoice): Cell[] {
  const content = invoice.content === null ? null : parseContent(invoice.content);
  const pounds = (pence: number) => decimalPounds(invoice.kind === "credit-note" ? -pence : pence);
  const vat = content?.vat;
  return [
    numberOf(invoice),
    invoice.kind,
    venueDate(new Date(invoice.issuedAt)),
    invoice.reference,
    content?.eventDate ?? null,
    content?.to.company ?? null,
    content?.to.poNumber ?? null,
    ...(vat ? [pounds(invoice.pence - vat.pence), vat.percent, pounds(vat.pence)] : [null, null, null]),
    pounds(invoice.pence),
    content?.invoice ?? null,
    invoice.kind === "receipt" && invoice.waits === 1 ? voidText(invoice) : (content?.reason ?? null),
    content?.to.name ?? null,
  ];
}

/** GET /desk/invoices.csv?year=2026: every document that was issued in that year, oldest first. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const { year, from, until } = yearAsked(request, clock.now());
  const documents = await documentsToExport(database)
    .where("issuedAt", ">=", from)
    .where("issuedAt", "<", until)
    .execute();
  return csvResponse(documentColumns, documents.map(documentCells), `invoices-${year}.csv`);
}
