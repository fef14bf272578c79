import { type Database, portsContext } from "../../../context.ts";
import { type Cell, csvOf } from "../../../csv.server.ts";
import { venueDate, venueInstant } from "../../../dates/today.server.ts";
import { numberOf, parseContent } from "../../invoice/content.server.ts";
import type { Invoice } from "../../invoice/table.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** For the bookkeeper, without names: invoices and credit notes add up to the turnover, receipts say what came. */
export const documentColumns = [
  ...["document", "kind", "issuedOn", "reference", "eventDate", "company", "poNumber"],
  ...["net", "vatPercent", "vat", "total", "about", "reason"],
] as const;

/** Oldest first. */
export const documentsToExport = (database: Database) =>
  database.selectFrom("invoice").selectAll().orderBy("issuedAt").orderBy("kind").orderBy("number");

/** A credit note's sums are negative. Once its booking has been erased, a document has its number, day and total alone. */
export function documentCells(invoice: Invoice): Cell[] {
  const content = invoice.content === null ? null : parseContent(invoice.content);
  // A number: as text, a spreadsheet's file would have an apostrophe before its minus.
  const pounds = (pence: number) => (invoice.kind === "credit-note" ? -pence : pence) / 100;
  const vat = content?.vat;
  return [
    ...[numberOf(invoice), invoice.kind, venueDate(new Date(invoice.issuedAt)), invoice.reference],
    ...[content?.eventDate ?? null, content?.to.company ?? null, content?.to.poNumber ?? null],
    ...(vat ? [pounds(invoice.pence - vat.pence), vat.percent, pounds(vat.pence)] : [null, null, null]),
    ...[pounds(invoice.pence), content?.invoice ?? null, content?.reason ?? null],
  ];
}

/** GET /desk/invoices.csv?year=2026: every document that was issued in that year, oldest first. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const asked = new URL(request.url).searchParams.get("year") ?? "";
  const year = Number(/^\d{4}$/.test(asked) ? asked : venueDate(clock.now()).slice(0, 4));
  const start = (of: number) => venueInstant(`${of}-01-01`, "00:00").toISOString();
  const documents = await documentsToExport(database)
    .where("issuedAt", ">=", start(year))
    .where("issuedAt", "<", start(year + 1))
    .execute();
  let text = "";
  for await (const piece of csvOf(documentColumns, [documents.map(documentCells)])) text += piece;
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="invoices-${year}.csv"`,
    },
  });
}
