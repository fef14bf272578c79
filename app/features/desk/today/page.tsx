import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatDay, formatLongDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { actCount } from "../../catalogue/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Empty, Panel, Post, Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { near, readDay } from "./read-day.server.ts";
import { type Action, type Task, type TaskGroup, tasksOf } from "./tasks.server.ts";

export async function loader({ context }: RouteArgs) {
  const { database, clock, payments } = context.get(portsContext);
  const now = clock.now();
  const today = venueDate(now);
  const day = await readDay(database, today, now, payments.name);
  const anything = await database.selectFrom("quote").select("id").limit(1).executeTakeFirst();
  return {
    today,
    empty: anything === undefined,
    groups: tasksOf(day, today, now, context.get(visitContext).actor.kind),
    held: day.held,
    // Its error is a sentence for the owner (server/backup/last-backup.ts); those of other jobs are for whoever reads the log.
    backups: day.jobs.find(({ name }) => name === "check-backups")?.lastError,
    jobs: day.jobs.filter(({ name }) => name !== "check-backups").length,
    parties: day.queues.parties.first,
  };
}

export function Component() {
  const { today, empty, groups, held, backups, jobs, parties } = useLoaderData<typeof loader>();
  return (
    <Screen
      title="Today"
      lede={formatLongDate(today)}
      actions={
        <a className={buttonClass.main} href="/desk/bookings/new">
          New booking
        </a>
      }
    >
      {empty && <FirstVisit />}
      {(held > 0 || backups || jobs > 0) && (
        <p className="note desk-warning">
          {held > 0 &&
            `${held} ${held === 1 ? "email waits" : "emails wait"} for more than an hour: is the mail server there? `}
          {backups && `${backups} Whoever looks after the server can say why. `}
          {jobs > 0 && `${jobs} periodic ${jobs === 1 ? "job" : "jobs"} failed the last time: the log says why.`}
        </p>
      )}
      {groups.length === 0 && !empty && (
        <Empty>Nothing waits for you. What comes in will show here, the most urgent first.</Empty>
      )}
      <div className="desk-today">
        <div className="desk-stack desk-tasks">
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
        <Panel id="parties" title={`The next ${near} days`}>
          {parties.length === 0 ? (
            <Empty>Booked parties of the next {near} days will show here.</Empty>
          ) : (
            <ul role="list" className="desk-list">
              {parties.map(({ reference, eventDate, eventTime, act, place, performers, name }) => (
                <li key={reference} className="desk-near">
                  <a href={`/desk/bookings/${reference}`}>
                    {formatDay(eventDate, today)}
                    {eventTime && `, ${formatTime(eventTime)}`}
                  </a>
                  <span>
                    {actCount(performers, act)}, {place}
                  </span>
                  <span className="desk-muted">{name}</span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Screen>
  );
}

const Group = ({ group: { id, title, count, tasks, all, older } }: { group: TaskGroup }) => (
  <Panel
    id={id}
    title={title}
    count={count}
    actions={count > tasks.length && all ? <a href={all}>See all {count}</a> : undefined}
  >
    {tasks.length > 0 && (
      <ul role="list" className="desk-list desk-task-list">
        {tasks.map((task) => (
          <TaskRow key={task.key} task={task} />
        ))}
      </ul>
    )}
    {older && older.count > 0 && (
      <p className="desk-older">
        {tasks.length > 0 && "and "}
        {older.count} older: <a href={older.to}>{older.label}</a>
      </p>
    )}
  </Panel>
);

const TaskRow = ({ task: { title, to, text, note, when, actions } }: { task: Task }) => (
  <li className="desk-task" data-row>
    <div className="desk-task-copy">
      <h3>{to ? <a href={to}>{title}</a> : title}</h3>
      <p>{text}</p>
      {note && (
        <p>
          <strong>{note}</strong>
        </p>
      )}
    </div>
    {when && <span className="desk-task-when">{when}</span>}
    {actions.length > 0 && (
      <div className="desk-actions">
        {actions.map((action) => (
          <TaskAction key={action.label} action={action} about={title} />
        ))}
      </div>
    )}
  </li>
);

const TaskAction = ({ action: { label, to, fields }, about }: { action: Action; about: string }) =>
  fields ? (
    <Post to={to} fields={fields} about={about}>
      {label}
    </Post>
  ) : (
    <a className={buttonClass.plain} href={to}>
      {label}
      <span className="visually-hidden"> {about}</span>
    </a>
  );

/** Shown while nothing is stored: what the desk is, and an offer to load the demonstration week. */
const FirstVisit = () => (
  <section className="desk-first" aria-labelledby="first">
    <h2 id="first">Welcome to the desk</h2>
    <p>
      Requests from the site come in here by themselves: price them, send the price, and they are booked when the
      deposit is paid. Bookings by telephone are entered under New.
    </p>
    <p>
      To look around first, load a demonstration week on the site’s machine: <code>npm run desk -- demo</code>. It is
      taken away again with <code>npm run desk -- demo --clear</code>.
    </p>
  </section>
);
