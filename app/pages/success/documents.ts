import { portsContext } from "../../context.ts";
import { linkIn, openPrivateLink } from "../../features/booking/private-link.server.ts";
import { fileOf } from "../../features/invoice/files.server.ts";
import { invoicesOf } from "../../features/invoice/store.server.ts";
import { noStore, privateAddress } from "../../response-headers.server.ts";
import type { Route } from "./+types/documents";
import { insteadOfFile } from "./closed.server.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress, noStore];

/** GET /quote/{reference}/papers/{id}?key=: a document as a PDF. @throws a redirect to the booking's page for another booking's */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const quote = await openPrivateLink(ports, linkIn(url, params.reference));
  const invoice = quote && (await invoicesOf(ports.database, quote.reference)).find(({ id }) => id === params.id);
  const file = invoice && (await fileOf(invoice));
  if (!file) throw insteadOfFile(params.reference, url);
  return new Response(new Uint8Array(file.content), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${file.filename}"`,
    },
  });
}
