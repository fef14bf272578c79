/** Actions of the buttons on Today that tick something off directly. */
import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { dismissDeclinedChange } from "../../booking/change/answer-change.server.ts";
import { parseReference } from "../../quote/reference.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";
import { dismissLapse } from "./lapsed-bookings.server.ts";
import { dismissLostDispute } from "./lost-disputes.server.ts";

/** Ticks off that a customer said no to a change. */
export async function declined({ request, context }: RouteArgs) {
  const { fields } = await readForm(request);
  const reference = parseReference(fields.reference ?? "");
  const { declinedAt = "" } = fields;
  const gone = reference && (await dismissDeclinedChange(context.get(portsContext), { reference, declinedAt }));
  context.get(visitContext).say(gone ? "Ticked off" : "That was ticked off before, or the booking has changed since");
  return redirect("/desk", 303);
}

/** Ticks off a lost dispute. */
export async function lostDispute({ request, context }: RouteArgs) {
  const { fields } = await readForm(request);
  const { actor: by, say } = context.get(visitContext);
  const reference = parseReference(fields.reference ?? "");
  const shown = [fields.id ?? ""];
  const gone = reference && (await dismissLostDispute(context.get(portsContext), { reference, by, shown }));
  say(gone ? "Ticked off. What is left to pay stands on the booking’s page" : "That was ticked off before, or is paid");
  return redirect("/desk", 303);
}

/** Ticks off that a booking was not paid in time. */
export async function lapsed({ request, context }: RouteArgs) {
  const { fields } = await readForm(request);
  const { actor: by, say } = context.get(visitContext);
  const reference = parseReference(fields.reference ?? "");
  const gone = reference && (await dismissLapse(context.get(portsContext), { reference, by }));
  say(gone ? "Ticked off" : "That was ticked off before, or the booking has changed since");
  return redirect("/desk", 303);
}
