import { portsContext } from "../../context.ts";
import { calendarFile } from "../../features/booking/calendar.ts";
import { calendarEvent } from "../../features/booking/calendar-event.server.ts";
import { linkIn, openPrivateLink } from "../../features/booking/private-link.server.ts";
import { site } from "../../features/site/site.server.ts";
import { noStore, privateAddress } from "../../response-headers.server.ts";
import type { Route } from "./+types/calendar";
import { insteadOfFile } from "./closed.server.ts";

export const middleware: Route.MiddlewareFunction[] = [privateAddress, noStore];

/** GET /quote/{reference}/calendar.ics?key=: the booking for a calendar. @throws a redirect to the booking's page if there is none */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const quote = await openPrivateLink(ports, linkIn(url, params.reference));
  const event = quote && calendarEvent(quote, { made: ports.clock.now(), phone: site.phone.display });
  if (!event) throw insteadOfFile(params.reference, url);
  return new Response(calendarFile(event), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      // File names are visible in lists of downloads, so this one contains only the reference.
      "Content-Disposition": `attachment; filename="booking-${quote.reference}.ics"`,
    },
  });
}
