import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { markRefunded } from "../../payment/send-refunds.server.ts";
import { refundedText } from "../shared/refund-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";

/** The owner has sent a refund by hand. */
export async function action({ request, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const refundId = (await readForm(request)).fields.id ?? "";
  const { kind } = await markRefunded(ports, { refundId, adapter: ports.payments.name, by: actor });
  say(refundedText[kind]);
  return redirect("/desk", 303);
}
