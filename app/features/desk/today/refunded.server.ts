import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { markRefunded } from "../../payment/send-refunds.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";

const confirmations = {
  done: "Ticked off: the money has gone back",
  already: "That was refunded before",
  "by-provider": "The payment provider sends that back by itself, so it was not ticked off",
  disputed: "The payer’s bank is still deciding about that payment, so it was not ticked off",
  unknown: "Its payment is no longer stored",
} as const;

/** The owner has sent a refund by hand. */
export async function action({ request, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const refundId = (await readForm(request)).fields.id ?? "";
  const { kind } = await markRefunded(ports, { refundId, adapter: ports.payments.name, by: actor });
  say(confirmations[kind]);
  return redirect("/desk", 303);
}
