import { data } from "react-router";
import { portsContext } from "../../../context.ts";
import { fileOf } from "../../invoice/files.server.ts";
import { invoiceById } from "../../invoice/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** GET /desk/invoices/{id}.pdf: an invoice, a receipt or a credit note. @throws 404, also for a document whose booking has been erased */
export async function loader({ params, context }: RouteArgs): Promise<Response> {
  const { database } = context.get(portsContext);
  const invoice = await invoiceById(database, params.file?.replace(/\.pdf$/, "") ?? "");
  const file = invoice && (await fileOf(invoice));
  if (!file) throw data(null, 404);
  return new Response(new Uint8Array(file.content), {
    headers: {
      "Content-Type": "application/pdf",
      // Inline, so that it opens in the browser, from which a phone can share it.
      "Content-Disposition": `inline; filename="${file.filename}"`,
    },
  });
}
