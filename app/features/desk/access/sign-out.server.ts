import { redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";
import { accessContext } from "./context.ts";
import { cookie } from "./cookies.ts";
import { endSession } from "./sessions.server.ts";

export async function action({ context }: RouteArgs) {
  const { secure, setCookie } = context.get(accessContext);
  const { sessionId } = context.get(visitContext);
  await context.get(portsContext).write((write) => endSession(write, sessionId));
  setCookie(cookie("session", "", 0, secure));
  return redirect("/desk/sign-in", 303);
}
