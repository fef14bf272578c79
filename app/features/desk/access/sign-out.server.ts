import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";
import { accessContext } from "./context.ts";
import { endSession } from "./sessions.server.ts";

export async function action({ context }: RouteArgs) {
  const { sessionId } = context.get(visitContext);
  await context.get(portsContext).write((write) => endSession(write, sessionId));
  context.get(accessContext).cookies.set("session", "", 0);
  return redirect("/desk/sign-in", 303);
}
