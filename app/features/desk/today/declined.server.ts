import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { dismissDeclinedChange } from "../../booking/change/answer-change.server.ts";
import { parseReference } from "../../quote/reference.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";

/** Somebody at the desk has seen that a customer said no to a change. */
export async function action({ request, context }: RouteArgs) {
  const { fields } = await readForm(request);
  const reference = parseReference(fields.reference ?? "");
  const { declinedAt = "" } = fields;
  const gone = reference && (await dismissDeclinedChange(context.get(portsContext), { reference, declinedAt }));
  context.get(visitContext).say(gone ? "Ticked off" : "That was ticked off before, or the booking has changed since");
  return redirect("/desk", 303);
}
