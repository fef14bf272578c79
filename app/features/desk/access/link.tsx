import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Post, Screen } from "../shell/screen.tsx";
import { accessContext } from "./context.ts";
import { keepKnown } from "./known-browser.server.ts";
import { deskUserByEmail } from "./people.ts";
import { takeReturnPath } from "./return-path.ts";
import { consumeToken } from "./secrets.server.ts";
import { beginSession, keepSession } from "./sessions.server.ts";

/** Opening the link does not use it up, because mail programs open links before people do. The button on the page does. */
export const loader = ({ request }: RouteArgs) => ({
  key: new URL(request.url).searchParams.get("key")?.slice(0, 100) ?? "",
});

export async function action({ request, context }: RouteArgs) {
  const { people, cookies } = context.get(accessContext);
  const ports = context.get(portsContext);
  const { write, clock } = ports;
  const { fields } = await readForm(request);
  const now = clock.now();
  const opened = await write(async (write) => {
    const browser = cookies.get("browser");
    const taken = await consumeToken(write, { kind: "link", key: fields.key ?? "", browser, now });
    const person = taken && deskUserByEmail(people, taken.email);
    if (!person) return undefined;
    const way = taken.printed ? "terminal" : "email";
    const userAgent = request.headers.get("User-Agent");
    return {
      person,
      session: await beginSession(write, { person, way, userAgent, now, before: cookies.get("session") }),
    };
  });
  if (!opened) return data({ opened: false }, 403);
  keepSession(opened.session, cookies);
  keepKnown(ports, opened.person, cookies);
  cookies.set("browser", "", 0);
  return redirect(takeReturnPath(cookies), 303);
}

export function Component() {
  const { key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer)
    return (
      <Screen title="This link opens nothing" wrong>
        <p>
          It was used before, has expired, or belongs to another browser: a link opens the desk once, and only in the
          browser where it was asked for.
        </p>
        <p>
          <a className={buttonClass.main} href="/desk/sign-in">
            Ask for a new one
          </a>
        </p>
      </Screen>
    );
  return (
    <Screen title="Open the desk">
      <p>One tap, and you are signed in on this browser.</p>
      <Post to="/desk/sign-in/link" fields={{ key }} kind="main">
        Sign in
      </Post>
    </Screen>
  );
}
