import { portsContext } from "../../../context.ts";
import { csvOf } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { dimensions, readFigures } from "./figures.server.ts";
import { periodOf } from "./period.ts";

/** A new column goes last: owners keep spreadsheets that go by the place of each. */
const names = ["name", "enquiries", "booked", "parties", "value", "cancelled"];

/** GET /desk/figures.csv?by=acts&period=this-year: one of the screen's tables, whole. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const { searchParams } = new URL(request.url);
  const today = venueDate(clock.now());
  const period = periodOf(searchParams.get("period"), today);
  const by = dimensions.find((dimension) => dimension === searchParams.get("by")) ?? "months";
  const rows = (await readFigures(database, period, today))[by];
  const cells = rows.map((row) => [row.name, row.enquiries, row.booked, row.parties, row.value / 100, row.cancelled]);
  let text = "";
  for await (const piece of csvOf(names, [cells])) text += piece;
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="figures-${by}-${period.from}-${period.until}.csv"`,
    },
  });
}
