import { redirect, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Empty, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { accessContext } from "./context.ts";
import { registrationOptions, verifyRegistration } from "./passkeys.server.ts";
import { keepBrowserKey } from "./secrets.server.ts";
import { passkeysOf, removePasskey } from "./stored-passkeys.server.ts";

export async function loader({ context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  return { now: clock.now(), passkeys: await passkeysOf(database, context.get(visitContext).actor) };
}

/** Deletes a passkey, or stores one that the browser created. */
export async function action({ request, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const { remove, answer = "" } = (await readForm(request)).fields;
  if (remove) {
    await ports.write((write) =>
      removePasskey(write, { id: remove, email: actor.email, actor, at: ports.clock.now() }),
    );
    const end = actor.kind === "owner" ? "end its session under Sessions" : "ask the owner to end its session";
    say(`That passkey opens nothing any more. A lost device may still be signed in: ${end}`);
    return redirect("/desk/passkeys", 303);
  }
  const browser = context.get(accessContext).cookies.get("browser");
  const userAgent = request.headers.get("User-Agent");
  const stored = await verifyRegistration(ports, actor, { answer, browser, userAgent });
  say(stored ? "Next time this device opens the desk with its passkey" : "No passkey was made. Please try again");
  return redirect("/desk/passkeys", 303);
}

/** `/desk/passkeys/options`: the challenge for creating a passkey, as JSON. */
export const options = {
  async action({ context }: RouteArgs) {
    const browser = keepBrowserKey(context.get(accessContext).cookies);
    return Response.json(
      await registrationOptions(context.get(portsContext), context.get(visitContext).actor, browser),
    );
  },
};

export function Component() {
  const { now, passkeys } = useLoaderData<typeof loader>();
  return (
    <Screen
      title="Passkeys"
      lede="A passkey opens the desk with your fingerprint, face or screen lock, without a link in an email."
      actions={
        <div data-passkey="/desk/passkeys/options" data-answer="/desk/passkeys" hidden>
          <button type="button" className={buttonClass.main}>
            Add this device
          </button>
          <p role="status" />
        </div>
      }
    >
      <noscript>
        <p className="note desk-note">Passkeys need JavaScript. The link in an email goes without.</p>
      </noscript>
      {passkeys.length === 0 ? (
        <Empty>The devices with a passkey of yours will show here.</Empty>
      ) : (
        <ul role="list" className="desk-cards">
          {passkeys.map(({ id, device, createdAt, usedAt }) => (
            <li key={id}>
              <h2>{device}</h2>
              <SummaryRows
                rows={[
                  { label: "Added", value: shownMoment(createdAt, now) },
                  { label: "Last used", value: usedAt ? shownMoment(usedAt, now) : "not yet" },
                ]}
              />
              <Post fields={{ remove: id }} about={device}>
                Remove it
              </Post>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
