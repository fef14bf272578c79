import type { Database } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { displayName, parseContent } from "../../invoice/content.server.ts";
import type { Invoice } from "../../invoice/table.server.ts";

const perPage = 50;

export function shownDocument(invoice: Invoice) {
  const content = invoice.content === null ? null : parseContent(invoice.content);
  return {
    ...invoice,
    name: displayName(invoice),
    day: formatDate(venueDate(new Date(invoice.issuedAt))),
    /** Null once the booking has been erased */
    to: content && (content.to.company || content.to.name),
    waiting: invoice.waits === 0 ? "" : invoice.kind === "receipt" ? "no longer counts" : "nothing paid yet",
  };
}
export type ShownDocument = ReturnType<typeof shownDocument>;

/** Newest first. @param before identifies the last row of the previous page: "2026-11-21T12:00:00.000Z~ID" */
export async function documentsPage(database: Database, before: string | null) {
  const [issuedAt = "", id = ""] = before?.split("~") ?? [];
  const rows = await database
    .selectFrom("invoice")
    .selectAll()
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("issuedAt", "id"), "<", tuple(issuedAt, id))),
    )
    .orderBy("issuedAt", "desc")
    .orderBy("id", "desc")
    .limit(perPage + 1)
    .execute();
  const last = rows[perPage - 1];
  return { rows: rows.slice(0, perPage), next: rows.length > perPage && last ? `${last.issuedAt}~${last.id}` : null };
}
