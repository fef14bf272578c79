/** /desk/messages: messages from the contact form, either waiting or done. */
import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { listEnquiries } from "../../enquiry/tick-off.server.ts";
import { mentionedBookings } from "../shared/mentioned-bookings.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Empty, Screen } from "../shell/screen.tsx";

const aPage = 30;

export async function loader({ request, context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const { searchParams } = new URL(request.url);
  const done = searchParams.get("show") === "done";
  const [createdAt, id] = (searchParams.get("after") ?? "").split("_");
  const rows = await listEnquiries(database, {
    done,
    limit: aPage + 1,
    after: createdAt && id ? { createdAt, id } : undefined,
  });
  const last = rows.length > aPage ? rows[aPage - 1] : undefined;
  const shown = rows.slice(0, aPage);
  const mentioned = await mentionedBookings(database, shown);
  return {
    done,
    now: clock.now(),
    messages: shown.map((row, index) => ({ ...row, mentioned: mentioned[index] ?? [] })),
    next: last ? `?${done ? "show=done&" : ""}after=${encodeURIComponent(`${last.createdAt}_${last.id}`)}` : null,
  };
}

export function Component() {
  const { done, now, messages, next } = useLoaderData<typeof loader>();
  return (
    <Screen title="Messages" lede="From the contact form.">
      <nav aria-label="Which messages" className="desk-tabs">
        <a href="/desk/messages" aria-current={done ? undefined : "page"}>
          Waiting
        </a>
        <a href="/desk/messages?show=done" aria-current={done ? "page" : undefined}>
          Done
        </a>
      </nav>
      {messages.length === 0 ? (
        <Empty>
          {done
            ? "Messages that you tick off will show here."
            : "No message waits. What comes by the contact form will show here."}
        </Empty>
      ) : (
        <ul role="list" className="desk-list desk-enquiries">
          {messages.map(({ id, name, message, createdAt, suspect, bookingRef, mentioned }) => (
            <li key={id} data-row>
              <a href={`/desk/messages/${id}`}>{name}</a>
              {suspect === 1 && <span className="desk-mark">looks automatic</span>}
              {bookingRef && <span className="desk-mark">{bookingRef}</span>}
              {mentioned.map(({ reference }) => (
                <span key={reference} className="desk-mark">
                  mentions {reference}
                </span>
              ))}
              <small>{shownMoment(createdAt, now)}</small>
              <p dir="auto">{message.length > 160 ? `${message.slice(0, 159)}…` : message}</p>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p>
          <a href={next}>Older messages</a>
        </p>
      )}
    </Screen>
  );
}
