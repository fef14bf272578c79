import { data } from "react-router";
import { portsContext } from "../../../context.ts";
import { performerById } from "../../performer/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** The key of a performer's private link, cut to a length that no key exceeds; empty where the address has none. */
export const keyIn = (request: Request): string => new URL(request.url).searchParams.get("key")?.slice(0, 100) ?? "";

/** The performer whose id is in the address. @throws 404 */
export async function loadPerformer({ params, context }: RouteArgs) {
  const performer = await performerById(context.get(portsContext).database, params.id ?? "");
  if (!performer) throw data(null, 404);
  return performer;
}
