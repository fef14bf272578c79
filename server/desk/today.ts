/** What needs the owner's attention today, what waits for others, and what is near. */
import { formatLongDate } from "../../app/dates/dates.ts";
import { dueOf } from "../../app/features/booking/due.server.ts";
import { actCount } from "../../app/features/catalogue/store.server.ts";
import { withMessage } from "../../app/features/desk/mail/list.server.ts";
import { commands } from "../../app/features/desk/today/commands.ts";
import { type CountedList, near, readDay } from "../../app/features/desk/today/read-day.server.ts";
import { type Task, type TaskGroup, tasksOf } from "../../app/features/desk/today/tasks.server.ts";
import { parseReference } from "../../app/features/quote/reference.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import type { Desk, Result } from "./open.ts";
import { priceOf, readable } from "./quotes.ts";
import { section, table } from "./terminal/table.ts";

export async function showToday({ adapter, database, ports, today, width }: Desk): Promise<Result> {
  const now = ports.clock.now();
  const day = await readDay(database, today, now, adapter);
  const { queues, lacking, reviews, held, jobs, ...others } = day;
  const part = (heading: string, count: number, ...lines: string[]) =>
    count > 0 ? [section(`${heading}: ${count}`, lines.join("\n"))] : [];
  const list = (
    heading: string,
    count: number,
    rows: Record<string, unknown>[],
    command: string,
    older?: TaskGroup["older"],
  ) => {
    const rest = older ? ` older: npm run desk ${older.command}` : " more";
    const more = count > rows.length ? [`  ${rows.length > 0 ? "and " : ""}${count - rows.length}${rest}`] : [];
    const some = rows.length > 0 ? [table(rows, width)] : [];
    return part(heading, count, ...some, ...more, `  npm run desk ${command}`);
  };
  const { parties, waiting } = queues;
  const jobRows = jobs.map(({ name, lastError }) => ({ Job: name, Why: lastError }));
  const partyRows = parties.first.map((quote) => partyRow(quote, today));
  const text = [
    formatLongDate(today),
    ...tasksOf(day, today, now, "owner").flatMap(({ id, title, count, tasks, older }) =>
      list(title, count, tasks.map(taskRow), commands[id], older),
    ),
    ...part("Emails waiting for more than an hour", held, "  npm run desk -- mail --status waiting"),
    ...part("Jobs that failed the last time", jobs.length, table(jobRows, width)),
    ...list(`Parties within ${near} days`, parties.count, partyRows, "quote REFERENCE"),
    ...list("Waiting for customers", waiting.count, waiting.first.map(pricedRow), "quotes"),
  ];
  if (text.length === 1) text.push("Nothing waits for you.");
  const { unpaid, disputes, lost, lapsed, undelivered, declined, waitingChanges } = others;
  return {
    data: {
      day: today,
      ...ofEach(queues, ({ first }) => first.map(readable)),
      ...ofEach<unknown>(others, ({ first }) => first),
      unpaid: unpaid.first.map(({ left, ...quote }) => ({ ...readable(quote), left })),
      disputes: disputes.first.map(({ reference }) => reference),
      lost: lost.first.map(readable),
      lapsed: lapsed.first.map(readable),
      undelivered: undelivered.first.map(withMessage),
      declined: declined.first.map(({ declinedAt, ...quote }) => ({ ...readable(quote), declinedAt })),
      waitingChanges: waitingChanges.first.map(({ madeAt, change, ...quote }) => ({
        ...readable(quote),
        madeAt,
        change,
      })),
      held,
      reviews: reviews.count,
      jobs,
      counts: ofEach<unknown>({ ...queues, ...others }, ({ count }) => count),
    },
    text: text.join("\n"),
  };
}

const ofEach = <T>(lists: Record<string, CountedList<T>>, read: (list: CountedList<T>) => unknown) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, read(list)]));

const taskRow = ({ title, to = "", text, note, when, actions }: Task) => {
  const id = to.split("/").at(-1) ?? "";
  const reference = parseReference(id);
  const phone = actions.find((action) => action.to.startsWith("tel:"))?.to.slice("tel:".length);
  return {
    ...(reference ? { Reference: reference } : { Id: id.slice(0, 8) }),
    About: title,
    What: note ? `${text} (${note})` : text,
    When: when,
    Phone: phone,
  };
};
const pricedRow = (quote: Quote) => ({
  Reference: quote.reference,
  Status: quote.status,
  "Valid until": quote.offerValidUntil,
  Party: quote.eventDate,
  Price: priceOf(quote),
  Name: quote.name,
});
const partyRow = (quote: Quote, today: string) => {
  const due = dueOf(quote, [], today)?.next;
  return {
    Party: quote.eventDate,
    Start: quote.eventTime,
    Reference: quote.reference,
    What: `${actCount(quote.performers, quote.act)}, ${quote.place}`,
    Money: due ? `${formatPounds(due.pence)} left` : "all paid",
    Name: quote.name,
    Phone: quote.phone,
  };
};
