import { redirect } from "react-router";
import { portsContext } from "../../context.ts";
import { linkIn, openPrivateLink } from "../../features/booking/private-link.server.ts";
import { stopNews } from "../../features/privacy/stop-news.server.ts";
import { successUrl } from "../../features/quote/links.server.ts";
import { everBooked } from "../../features/quote/status.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { noStore, privateAddress } from "../../response-headers.server.ts";
import type { Route } from "./+types/stop-news";
import { newsStopped } from "./booked.server.ts";
import { insteadOfFile } from "./closed.server.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress, noStore];

/** Until it is paid, whoever books directly has the link, under any email address that they typed: it can't speak for that address. */
const isUnproven = ({ kind, status }: Quote) => kind === "direct" && !everBooked.includes(status);

/** Only the button stops anything: programs that check links open this address too. @throws a redirect to the page with the button */
export function loader({ params, url }: Route.LoaderArgs) {
  throw insteadOfFile(params.reference, url);
}

/** POST /quote/{reference}/no-news?key=: the customer wants no more news and offers. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  const link = linkIn(url, params.reference);
  const quote = await openPrivateLink(ports, link);
  if (!quote || link.key === null || isUnproven(quote)) throw insteadOfFile(params.reference, url);
  await stopNews(ports, { email: quote.email, by: { kind: "customer" } });
  return redirect(`${successUrl("", quote.reference, link.key)}&${newsStopped}=yes`, 303);
}
