/** The parties by day, and the secret addresses that telephones' calendars subscribe to. */
import { formatLongDate } from "../../../app/dates/dates.ts";
import { actCount } from "../../../app/features/catalogue/store.server.ts";
import { daysIn, whoComes } from "../../../app/features/desk/calendar/bookings.server.ts";
import { feedPath, feeds, makeFeed, removeFeed } from "../../../app/features/desk/calendar/feeds.server.ts";
import { spanOf } from "../../../app/features/desk/calendar/views.ts";
import { byId, oneStarting } from "../by-id.ts";
import type { Desk, Result } from "../open.ts";
import { actByName } from "../quotes.ts";
import { section, table } from "../terminal/table.ts";
import { formatMoment, needDay } from "../text.ts";

/** More than any agency has parties on one day */
const perDay = 1000;

/** @throws Refusal when a filter names nothing */
export async function showCalendar(
  { database, today, width }: Desk,
  options: { from?: string; to?: string; act?: string; performer?: string },
): Promise<Result> {
  const from = options.from === undefined ? today : needDay(options.from, today);
  const until = options.to === undefined ? spanOf({ view: "list", date: from }).until : needDay(options.to, today);
  const act = options.act === undefined ? undefined : actByName(options.act);
  const performer =
    options.performer === undefined ? undefined : (await byId(database, "performer", options.performer)).id;
  const days = await daysIn(database, { from, until, act, performer }, perDay);
  const text = days.map(({ date, parties }) =>
    section(
      formatLongDate(date),
      table(
        parties.map((party) => ({
          Start: party.eventTime ?? "open",
          Reference: party.reference,
          What: `${actCount(party.performers, party.act)}, ${party.place}`,
          Who: whoComes(party),
          "": party.booked ? "" : "not booked yet",
        })),
        width,
      ),
    ),
  );
  return { data: days, text: text.join("\n").trim() || `No parties from ${from} to ${until}.` };
}

export async function listFeeds({ database, width }: Desk): Promise<Result> {
  const made = await feeds(database);
  const rows = made.map(({ digest, madeBy, madeAt }) => ({
    Id: digest.slice(0, 8),
    Made: formatMoment(madeAt),
    By: madeBy,
  }));
  return { data: made, text: table(rows, width, "No address has been made: npm run desk calendar feed") };
}

export async function newFeed({ ports, by }: Desk): Promise<Result> {
  const key = await ports.write((write) => makeFeed(write, by, ports.clock.now()));
  const address = `${ports.settings.origin}${feedPath(key)}`;
  return {
    data: { address },
    text: `${address}\n\nIt is shown this once. Add it as a calendar by its address; whoever has it sees the calendar.`,
  };
}

/** @throws Refusal when there is no such address */
export async function revoke({ ask, database, ports, by }: Desk, typed: string): Promise<Result> {
  const { digest } = oneStarting(typed, await feeds(database), (feed) => feed.digest);
  await ask.agree("Take this address back? The telephones that use it show nothing any more.");
  await ports.write((write) => removeFeed(write, digest, by, ports.clock.now()));
  return { data: { digest }, text: "That address shows nothing any more." };
}
