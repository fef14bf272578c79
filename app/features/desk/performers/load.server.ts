import { data } from "react-router";
import { portsContext } from "../../../context.ts";
import { performerById } from "../../performer/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** The performer whose id is in the address. @throws 404 */
export async function loadPerformer({ params, context }: RouteArgs) {
  const performer = await performerById(context.get(portsContext).database, params.id ?? "");
  if (!performer) throw data(null, 404);
  return performer;
}
