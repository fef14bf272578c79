import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import { newFeedMail } from "../access/email.ts";
import { desk } from "../access/sessions.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Post, Screen, takesFocus } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { feedPath, feeds, makeFeed, removeFeed } from "./feeds.server.ts";

export async function loader({ context }: RouteArgs) {
  const made = await feeds(context.get(portsContext).database);
  return made.map((feed) => ({ ...feed, day: formatDate(venueDate(new Date(feed.madeAt))) }));
}

/** Creates a feed, shows its address once and tells its person by email, or revokes one. */
export async function action({ request, context }: RouteArgs) {
  const { write, clock, settings, outbox } = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const form = await readForm(request);
  if (!form.ok) throw data(null, form.status);
  const digest = form.fields.remove;
  if (digest !== undefined) {
    await write((transaction) => removeFeed(transaction, digest, actor, clock.now()));
    say("That address shows nothing any more.");
    return redirect("/desk/calendar/feed", 303);
  }
  const key = await write(async (transaction) => {
    await outbox.put(transaction, newFeedMail(actor.email, settings.origin), desk.id);
    return makeFeed(transaction, actor, clock.now());
  });
  return data({ address: `${settings.origin}${feedPath(key)}` });
}

export function Component() {
  const made = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Screen
      title="In your telephone’s calendar"
      back={{ to: "/desk/calendar", label: "Calendar" }}
      lede="A secret address that Apple’s, Google’s and Outlook’s calendars subscribe to. Of a surprise the entry names neither act nor place."
    >
      {answer && (
        <div className="desk-confirmation" role="status" {...takesFocus}>
          <p>Add this as a calendar by its address. It is shown this once; whoever has it sees the calendar.</p>
          <p>
            <code className="desk-feed">{answer.address}</code>
          </p>
          <p>
            <a href={answer.address.replace(/^https?:/, "webcal:")}>Add it on this telephone</a>
          </p>
        </div>
      )}
      {made.length > 0 ? (
        <ul role="list" className="desk-cards">
          {made.map(({ digest, madeBy, day }) => (
            <li key={digest}>
              <p>
                Made on {day} by {madeBy}
              </p>
              <Post fields={{ remove: digest }} about={`the feed made on ${day} by ${madeBy}`}>
                Take it back
              </Post>
            </li>
          ))}
        </ul>
      ) : (
        <p className="desk-empty">
          No address has been made. Each telephone is best given one of its own, so that one can be taken back alone.
        </p>
      )}
      <Post kind="main">Make an address</Post>
    </Screen>
  );
}
