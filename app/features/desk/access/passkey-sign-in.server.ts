import { redirect } from "react-router";
import { clientAddressContext, portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { accessContext } from "./context.ts";
import { keepKnown } from "./known-browser.server.ts";
import { authenticationOptions, verifyAuthentication } from "./passkeys.server.ts";
import { takeReturnPath } from "./return-path.ts";
import { keepBrowserKey } from "./secrets.server.ts";
import { beginSession, keepSession } from "./sessions.server.ts";

/** How many challenges one visitor's IP address may request in an hour. */
const maxPerHour = 60;

/** `/desk/sign-in/passkey`: without an answer in the form, the challenge to sign, as JSON; with one, signs in or refuses. */
export async function action({ request, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { people, cookies } = context.get(accessContext);
  const { answer } = (await readForm(request)).fields;
  if (answer === undefined) {
    const allowed = await ports.rateLimiter.take(`desk-passkey:${context.get(clientAddressContext)}`, maxPerHour, 3600);
    if (!allowed.ok) return new Response(null, { status: 429 });
    return Response.json(await authenticationOptions(ports, keepBrowserKey(cookies)));
  }
  const person = await verifyAuthentication(ports, { answer, browser: cookies.get("browser"), people });
  if (!person) return redirect("/desk/sign-in?passkey=refused", 303);
  const now = ports.clock.now();
  const userAgent = request.headers.get("User-Agent");
  const session = await ports.write((write) =>
    beginSession(write, { person, way: "passkey", userAgent, now, before: cookies.get("session") }),
  );
  keepSession(session, cookies);
  keepKnown(ports, person, cookies);
  return redirect(takeReturnPath(cookies), 303);
}
