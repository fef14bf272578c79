/** The calendar as a feed that phones subscribe to, at a secret address that can be revoked. Only the digest of its key is stored. */
import { data } from "react-router";
import { type Database, portsContext } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { calendarFeed } from "../../booking/calendar.ts";
import { calendarEvent } from "../../booking/calendar-event.server.ts";
import { linkDigest } from "../../quote/reference.server.ts";
import { stillBooked } from "../../quote/status.ts";
import { site } from "../../site/site.server.ts";
import { accessContext } from "../access/context.ts";
import { type DeskUser, deskUserByEmail } from "../access/people.ts";
import type { RouteArgs } from "../shell/route.ts";

/** Days before and after today that a feed contains. Kept short because a phone fetches all of it every few hours. */
const back = 31;
const ahead = 550;
const maxEvents = 2000;

/** GET /desk/calendar/feed/{key}.ics, without a session. @throws 404 for an unknown key, or a person who may no longer enter */
export async function loader({ params, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const key = /^([\w-]{10,60})\.ics$/.exec(params.file ?? "")?.[1];
  const feed =
    key !== undefined &&
    (await database
      .selectFrom("calendarFeed")
      .select("madeBy")
      .where("digest", "=", linkDigest(key))
      .executeTakeFirst());
  if (!feed || !mayEnter(feed.madeBy, context.get(accessContext).people)) throw data(null, 404);
  return new Response(await feedText(database, clock.now()), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}

const mayEnter = (madeBy: string, people: readonly DeskUser[]) =>
  madeBy === "terminal" || deskUserByEmail(people, madeBy) !== undefined;

async function feedText(database: Database, now: Date): Promise<string> {
  const today = venueDate(now);
  const quotes = await database
    .selectFrom("quote")
    .selectAll()
    .where("eventDate", ">=", addDays(today, -back))
    .where("eventDate", "<=", addDays(today, ahead))
    .where("status", "in", stillBooked)
    .orderBy("eventDate")
    .limit(maxEvents)
    .execute();
  // As in the customer's own calendar file, a surprise shows neither act nor place.
  const events = quotes.flatMap((quote) => calendarEvent(quote, { made: now, phone: quote.phone }) ?? []);
  return calendarFeed(`${site.name}: bookings`, events);
}
