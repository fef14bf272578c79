/** Actions of the buttons on Today that tick something off directly. */
import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import { dismissDeclinedChange } from "../../booking/change/answer-change.server.ts";
import { refundById } from "../../payment/refund-store.server.ts";
import { markRefunded } from "../../payment/send-refunds.server.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { refundedText } from "../shared/refund-text.ts";
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

/** Ticks off a refund that the owner has sent by hand. */
export async function refunded({ request, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const refundId = (await readForm(request)).fields.id ?? "";
  const refund = await refundById(ports.database, refundId);
  const { kind } = await markRefunded(ports, { refundId, adapter: ports.payments.name, by: actor });
  // The sum and the booking are named, because a tick at the wrong one can't be taken back and has to be noticed.
  const done = refund && `Ticked off: ${formatPounds(refund.pence)} for ${refund.reference} has gone back`;
  say(kind === "done" && done ? done : refundedText[kind]);
  return redirect("/desk", 303);
}
