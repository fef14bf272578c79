import { redirect, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import { recordChange } from "../../history/record-change.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Address, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { desk, endSession, listSessions, wayText } from "./sessions.server.ts";

export async function loader({ context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const { sessionId } = context.get(visitContext);
  const now = clock.now();
  const sessions = await listSessions(database, now);
  return sessions.map(({ id, email, way, device, createdAt, seenAt }) => ({
    id,
    email,
    way: wayText[way],
    device,
    began: shownMoment(createdAt, now),
    seen: shownMoment(seenAt, now),
    here: id === sessionId,
  }));
}

export async function action({ request, context }: RouteArgs) {
  const { write, clock } = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const { fields } = await readForm(request);
  await write(async (write) => {
    const ended = await endSession(write, fields.id ?? "");
    if (!ended) return;
    const about = { at: clock.now(), actor, subject: desk };
    await recordChange(write, { ...about, action: "Ended a session", detail: `of ${ended.email}` });
  });
  say("That session is over");
  return redirect("/desk/sessions", 303);
}

export function Component() {
  const sessions = useLoaderData<typeof loader>();
  return (
    <Screen title="Sessions" lede="Every browser that is signed in. End the ones you don’t know.">
      <ul role="list" className="desk-cards">
        {sessions.map(({ id, email, way, device, began, seen, here }) => (
          <li key={id}>
            <h2>{device}</h2>
            <SummaryRows
              rows={[
                { label: "Who", value: <Address of={email} /> },
                { label: "Signed in", value: `${began}, by ${way}` },
                { label: "Last here", value: here ? "now, this browser" : seen },
              ]}
            />
            <Post fields={{ id }} about={`${device}, ${email}`}>
              End it
            </Post>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
