/** /desk/performers/:id: a performer, their days off and their jobs. */
import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatLongDate } from "../../../dates/dates.ts";
import { readForm } from "../../../forms/body.server.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import { telHref } from "../../../ui/phone.ts";
import { actName } from "../../catalogue/store.server.ts";
import { feesToPay, isToPay } from "../../performer/fee/pay-fees.server.ts";
import { daysOffForm } from "../../performer/fields.ts";
import { addDaysOff, removeDaysOff, setActive, todayOf } from "../../performer/save-performer.server.ts";
import { parseDaysOff } from "../../performer/schema.server.ts";
import { actsOf, daysOffOf, isErased, jobsOf, jobsOnDaysOff } from "../../performer/store.server.ts";
import { daysOffText, erasedText, feePaidText, onDayOffText, statusLabels } from "../../performer/texts.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Empty, Panel, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { DaysOffForm } from "./days-off-form.tsx";
import { PayFees } from "./fees-to-pay.tsx";
import { loadPerformer } from "./load.server.ts";
import { payFees } from "./pay-fees.server.ts";

export async function loader(args: RouteArgs) {
  const ports = args.context.get(portsContext);
  const { database } = ports;
  const performer = await loadPerformer(args);
  const { id } = performer;
  const now = ports.clock.now();
  const today = todayOf(ports);
  const acts = await actsOf(database, id);
  return {
    performer,
    erased: isErased(performer),
    owner: args.context.get(visitContext).actor.kind === "owner",
    acts: acts.map(actName).join(", "),
    daysOff: (await daysOffOf(database, id, today)).map((one) => ({ ...one, text: daysOffText(one) })),
    today,
    toPay: await feesToPay(database, now, id),
    jobs: (await jobsOf(database, id)).map((job) => ({
      ...job,
      feePaid: feePaidText(job, isToPay(job, job.booking, now)),
    })),
    onDaysOff: await jobsOnDaysOff(database, id, today),
    key: randomUUID(),
  };
}

export async function action(args: RouteArgs) {
  const ports = args.context.get(portsContext);
  const { actor, say } = args.context.get(visitContext);
  const { fields } = await readForm(args.request);
  const { id, publicName } = await loadPerformer(args);
  const { intent } = fields;
  let clash = "";
  if (intent === "stop" || intent === "start") await setActive(ports, { id, active: intent === "start", actor });
  else if (intent === "remove") await removeDaysOff(ports, { id, blockId: fields.block ?? "", actor });
  else if (intent === "paid") {
    const paid = await payFees(ports, { performerId: id, fields, actor });
    if ("mistakes" in paid) return data(paid, 400);
    say(paid.says);
    throw redirect(`/desk/performers/${id}`, 303);
  } else if (intent === "off") {
    const today = todayOf(ports);
    const values = tidyValues(daysOffForm, fields);
    const parsed = parseDaysOff(values, today);
    if (!parsed.ok) return data({ values, errors: parsed.errors }, 400);
    await addDaysOff(ports, { id, key: fields.key ?? randomUUID(), input: parsed.input, actor });
    clash = onDayOffText(publicName, await jobsOnDaysOff(ports.database, id, today));
  } else throw data(null, 404);
  say(clash ? `Saved. ${clash}` : "Saved");
  throw redirect(`/desk/performers/${id}`, 303);
}

export function Component() {
  const { performer, erased, owner, acts, daysOff, today, toPay, jobs, onDaysOff, key } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const notPaid = answer && "mistakes" in answer ? answer : undefined;
  const notOff = answer && "errors" in answer ? answer : undefined;
  const { id, publicName, legalName, base, miles, phone, email, fee, notes, active } = performer;
  const edit = (
    <a className="button button-main button-small" href={`/desk/performers/${id}/edit`}>
      Change
    </a>
  );
  return (
    <Screen
      title={publicName}
      mistakes={notPaid?.mistakes}
      wrong={answer !== undefined}
      back={{ to: "/desk/performers", label: "Performers" }}
      lede={erased ? erasedText : active ? acts : `${acts}. Not active: asked for nothing`}
      actions={!erased && edit}
    >
      <SummaryRows
        rows={[
          !erased && { label: "Phone", value: <a href={telHref(phone)}>{phone}</a> },
          !erased && { label: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
          !erased && { label: "Sets out from", value: `${base}, up to ${miles} miles` },
          !erased && { label: "Usual fee", value: formatPounds(fee) },
          { label: "Legal name", value: legalName },
          { label: "Notes", value: notes },
        ]}
      />
      {toPay.length > 0 && <PayFees toPay={toPay} today={today} refused={notPaid} />}
      <Panel id="jobs" title="Jobs" count={jobs.length}>
        {jobs.length === 0 ? (
          <Empty>None yet. They are asked from a booking’s page.</Empty>
        ) : (
          <ul className="desk-jobs" role="list">
            {jobs.map((job) => (
              <li key={job.id}>
                <a href={`/desk/bookings/${job.reference}`}>{formatLongDate(job.date)}</a>
                <span>
                  {job.place}, {formatPounds(job.fee)}
                </span>
                <span className="desk-mark">
                  {statusLabels[job.status]}
                  {job.feePaid}
                  {onDaysOff.some(({ id }) => id === job.id) && ", has that day off"}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {!erased && (
        <>
          <Panel id="off" title="Days off" count={daysOff.length}>
            {daysOff.length > 0 && (
              <ul className="desk-jobs" role="list">
                {daysOff.map(({ id: block, text, note }) => (
                  <li key={block}>
                    <span>{text}</span>
                    {note && <span>{note}</span>}
                    <Post fields={{ intent: "remove", block }} kind="quiet" about={text}>
                      Remove
                    </Post>
                  </li>
                ))}
              </ul>
            )}
            {onDaysOff.length > 0 && <p>{onDayOffText(publicName, onDaysOff)}</p>}
            <DaysOffForm answer={notOff} keyOfForm={key} />
          </Panel>
          <Panel id="active" title={active ? "No longer works for you?" : "Works for you again?"}>
            <p>
              {active
                ? "They are asked for nothing more. What they have said yes to stands."
                : "They are offered again for bookings they are free for."}
            </p>
            <Post fields={{ intent: active ? "stop" : "start" }}>{active ? "Make inactive" : "Make active"}</Post>
            {owner && (
              <p>
                <a href={`/desk/performers/${id}/erase`}>Erase them</a>
              </p>
            )}
          </Panel>
        </>
      )}
    </Screen>
  );
}
