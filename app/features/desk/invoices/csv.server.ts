import { type Database, portsContext } from "../../../context.ts";
import { type Cell, csvResponse } from "../../../csv.server.ts";
import { venueDate, venueInstant } from "../../../dates/today.server.ts";
import { numberOf, parseContent } from "../../invoice/content.server.ts";
import type { Invoice } from "../../invoice/table.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** For the bookkeeper: the totals of invoices and credit notes add up to the turnover; a receipt repeats what was paid. No customers' names. */
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
] as const;

/** Oldest first. */
export const documentsToExport = (database: Database) =>
  database.selectFrom("invoice").selectAll().orderBy("issuedAt").orderBy("kind").orderBy("number");

/** Sums in pounds, negative for a credit note. Of an erased booking's document only number, kind, day, reference and total are left. */
export function documentCells(invoice: Invoice): Cell[] {
  const content = invoice.content === null ? null : parseContent(invoice.content);
  // As numbers, because csvOf puts an apostrophe before a text that begins with a minus.
  const pounds = (pence: number) => (invoice.kind === "credit-note" ? -pence : pence) / 100;
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
    invoice.kind === "receipt" && invoice.waits === 1 ? "Its payment had not come." : (content?.reason ?? null),
  ];
}

/** GET /desk/invoices.csv?year=2026: every document that was issued in that year, oldest first. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const asked = new URL(request.url).searchParams.get("year") ?? "";
  const year = Number(/^2\d{3}$/.test(asked) ? asked : venueDate(clock.now()).slice(0, 4));
  const start = (of: number) => venueInstant(`${of}-01-01`, "00:00").toISOString();
  const documents = await documentsToExport(database)
    .where("issuedAt", ">=", start(year))
    .where("issuedAt", "<", start(year + 1))
    .execute();
  return csvResponse(documentColumns, documents.map(documentCells), `invoices-${year}.csv`);
}
