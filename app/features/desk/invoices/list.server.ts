import type { Database } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { displayName, parseContent } from "../../invoice/content.server.ts";
import type { Invoice } from "../../invoice/table.server.ts";

const perPage = 50;

/** A document as lists show it. */
export const shownDocument = (invoice: Invoice) => ({
  id: invoice.id,
  name: displayName(invoice),
  reference: invoice.reference,
  day: formatDate(venueDate(new Date(invoice.issuedAt))),
  pence: invoice.pence,
  /** Null once the booking has been erased */
  to: invoice.content === null ? null : toOf(invoice.content),
  unpaid: invoice.waits === 1,
});
export type ShownDocument = ReturnType<typeof shownDocument>;

function toOf(content: string): string {
  const { to } = parseContent(content);
  return to.company || to.name;
}

/** Newest first. @param before the last row of the page before, as `cursorOf` names it */
export async function documentsPage(
  database: Database,
  before: string | null,
): Promise<{ rows: Invoice[]; next: string | null }> {
  const [issuedAt = "", id = ""] = before?.split("~") ?? [];
  const rows = await database
    .selectFrom("invoice")
    .selectAll()
    .$if(before !== null, (query) =>
      query.where((is) =>
        is.or([is("issuedAt", "<", issuedAt), is.and([is("issuedAt", "=", issuedAt), is("id", "<", id)])]),
      ),
    )
    .orderBy("issuedAt", "desc")
    .orderBy("id", "desc")
    .limit(perPage + 1)
    .execute();
  const last = rows[perPage - 1];
  return { rows: rows.slice(0, perPage), next: rows.length > perPage && last ? `${last.issuedAt}~${last.id}` : null };
}
