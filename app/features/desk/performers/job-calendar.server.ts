import { data } from "react-router";
import { portsContext } from "../../../context.ts";
import { calendarFile } from "../../booking/calendar.ts";
import { calendarEvent } from "../../booking/calendar-event.server.ts";
import { assignmentByLink, withContext } from "../../performer/assignments.server.ts";
import { jobPage } from "../../performer/job-sheet.server.ts";
import { site } from "../../site/site.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { keyIn } from "./load.server.ts";

/** GET /job/calendar.ics?key=: the job for a performer's calendar, while their page shows its sheet. @throws data 404 otherwise */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const ports = context.get(portsContext);
  const key = keyIn(request);
  const page = await jobPage(ports, key);
  const linked = await assignmentByLink(ports.database, key);
  const job = linked && (await withContext(ports.database, linked.id));
  if (page.kind !== "yes" || !page.sheet || !job) throw data(null, 404);
  // A surprise is one to its guest of honour; the performer has to know what and where it is.
  const quote = { ...job.quote, surprise: 0 } as const;
  const event = calendarEvent(quote, { made: ports.clock.now(), phone: site.phone.display });
  if (!event) throw data(null, 404);
  return new Response(calendarFile(event), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="job-${quote.reference}.ics"`,
    },
  });
}
