import { data } from "react-router";
import { portsContext } from "../../../context.ts";
import { enquiryById } from "../../enquiry/tick-off.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";

/** The message whose id is in the address. @throws 404 */
export async function loadMessage({ params, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const enquiry = await enquiryById(ports.database, params.id ?? "");
  if (!enquiry) throw data(null, 404);
  return { ports, enquiry, visit: context.get(visitContext) };
}
