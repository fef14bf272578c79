import { redirect, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Address, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { accessContext } from "./context.ts";
import { deskUserByEmail } from "./people.ts";
import { endListed, listSessions, wayText } from "./sessions.server.ts";

export async function loader({ context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const now = clock.now();
  // Sessions of people who are no longer in DESK_EMAILS are useless, so they are not listed.
  const { people } = context.get(accessContext);
  const sessions = (await listSessions(database, now)).filter(({ email }) => deskUserByEmail(people, email));
  return { now, sessions, here: context.get(visitContext).sessionId };
}

export async function action({ request, context }: RouteArgs) {
  const { write, clock } = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const { fields } = await readForm(request);
  await write((write) => endListed(write, { id: fields.id ?? "", actor, at: clock.now() }));
  say("That session is over");
  return redirect("/desk/sessions", 303);
}

export function Component() {
  const { now, sessions, here } = useLoaderData<typeof loader>();
  return (
    <Screen title="Sessions" lede="Every browser that is signed in. End the ones you don’t know.">
      <ul role="list" className="desk-cards">
        {sessions.map(({ id, email, way, device, createdAt, seenAt }) => (
          <li key={id}>
            <h2>{device}</h2>
            <SummaryRows
              rows={[
                { label: "Who", value: <Address of={email} /> },
                { label: "Signed in", value: `${shownMoment(createdAt, now)}, by ${wayText[way]}` },
                { label: "Last here", value: id === here ? "now, this browser" : shownMoment(seenAt, now) },
              ]}
            />
            <Post fields={{ id }} about={`${device}, ${email}`}>
              Sign it out
            </Post>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
