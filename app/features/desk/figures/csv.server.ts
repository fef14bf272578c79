import { portsContext } from "../../../context.ts";
import { csvResponse } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { dimensions, figureColumns, readFigures } from "./figures.server.ts";
import { periodOf } from "./period.ts";

/** GET /desk/figures.csv?by=acts&period=this-year: one of the screen's tables, with all rows. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const { searchParams } = new URL(request.url);
  const today = venueDate(clock.now());
  const period = periodOf(searchParams.get("period"), today);
  const by = dimensions.find((dimension) => dimension === searchParams.get("by")) ?? "months";
  const rows = (await readFigures(database, period, today))[by];
  return csvResponse(figureColumns, rows, `figures-${by}-${period.from}-${period.until}.csv`);
}
