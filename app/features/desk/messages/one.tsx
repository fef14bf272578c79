/** /desk/messages/:id: a message from the contact form, what was written since, and what can be done with it. */
import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { shownMoment } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import { TickBox } from "../../../ui/field/choice.tsx";
import { telHref } from "../../../ui/phone.ts";
import { tickOff } from "../../enquiry/tick-off.server.ts";
import { messagesOf } from "../../message/store.server.ts";
import { noteAnswer, sendMessage } from "../../message/write-message.server.ts";
import { Messages } from "../booking/messages.tsx";
import { withMoment } from "../booking/overview.server.ts";
import { mentionedBookings, whoseBooking } from "../shared/mentioned-bookings.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Address, buttonClass, Panel, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { loadMessage } from "./load.server.ts";

export async function loader(args: RouteArgs) {
  const { ports, enquiry, visit } = await loadMessage(args);
  const now = ports.clock.now();
  const messages = await messagesOf(ports.database, enquiry.id);
  const [mentioned = []] = await mentionedBookings(ports.database, [enquiry]);
  const owner = visit.actor.kind === "owner";
  return {
    ...enquiry,
    owner,
    now,
    keyOfForm: randomUUID(),
    messages: messages.map((one) => withMoment(one, now)),
    mentioned: mentioned.map((one) => ({ ...one, whose: whoseBooking(one) })),
  };
}

export async function action(args: RouteArgs) {
  const { ports, enquiry, visit } = await loadMessage(args);
  const { id } = enquiry;
  const by = visit.actor;
  const { intent = "", words: text = "", key = "", done = "" } = (await readForm(args.request)).fields;
  const refused = (message: string) => data({ mistakes: [{ message }], text, intent, done }, 400);
  const finished = (confirmation: string, to = `/desk/messages/${id}`) => {
    visit.say(confirmation);
    return redirect(to, 303);
  };
  if (intent === "message" || intent === "answer") {
    const write = intent === "message" ? sendMessage : noteAnswer;
    const result = await write(ports, { subjectRef: id, text, by, key });
    if (!result.ok) return refused(result.because);
    if (intent === "answer") throw finished("Noted");
    if (done === "yes") await tickOff(ports, { id, done: true, by });
    throw finished("Your answer is on its way");
  }
  if (intent === "done" || intent === "open") {
    await tickOff(ports, { id, done: intent === "done", by });
    throw finished(intent === "done" ? "Ticked off" : "Put back", intent === "done" ? "/desk/messages" : undefined);
  }
  return refused("Please use one of the buttons.");
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { id, name, email, phone, message, suspect, createdAt, bookingRef, messages, keyOfForm, now } = loaded;
  const done = loaded.doneAt !== null;
  const answer = useActionData<typeof action>();
  const typed = (intent: string) => (answer?.intent === intent ? answer.text : "");
  return (
    <Screen
      title={name}
      tab={`Message from ${name}`}
      mistakes={answer?.mistakes}
      back={{ to: "/desk/messages", label: "Messages" }}
      lede={loaded.doneAt ? `Ticked off ${shownMoment(loaded.doneAt, now)}.` : "Waits for an answer."}
      actions={
        <>
          {bookingRef ? (
            <a className={buttonClass.plain} href={`/desk/bookings/${bookingRef}`}>
              Booking {bookingRef}
            </a>
          ) : (
            <a className={buttonClass.plain} href={`/desk/bookings/new?enquiry=${id}`}>
              Make it a booking
            </a>
          )}
          <Post fields={{ intent: done ? "open" : "done" }}>{done ? "Put it back" : "Done"}</Post>
        </>
      }
    >
      {suspect === 1 && (
        <p className="note desk-note">It looks as if a machine had written it. No copy went to the address it names.</p>
      )}
      <div className="desk-two">
        <div className="desk-stack">
          <Panel id="words" title="What they wrote">
            <p className="desk-message desk-typed" dir="auto">
              {message}
            </p>
            {loaded.mentioned.length > 0 && (
              <SummaryRows
                rows={[
                  {
                    label: "Mentions",
                    value: loaded.mentioned.map(({ reference, whose }) => (
                      <p key={reference}>
                        <a href={`/desk/bookings/${reference}`}>{reference}</a>, {whose}
                      </p>
                    )),
                  },
                ]}
              />
            )}
          </Panel>
          <Messages
            shown={messages}
            keyOfForm={keyOfForm}
            typed={typed}
            email={email}
            main={!done}
            beside={
              !done && (
                <TickBox name="done" defaultValue={answer?.intent === "message" ? answer.done : "yes"}>
                  And tick it off
                </TickBox>
              )
            }
          />
        </div>
        <Panel id="person" title="Who">
          <SummaryRows
            rows={[
              { label: "Email", value: <Address of={email} /> },
              phone !== null && {
                label: "Phone",
                value: <a href={telHref(phone)}>{phone}</a>,
              },
              { label: "Written", value: shownMoment(createdAt, now) },
            ]}
          />
          {loaded.owner && (
            <p>
              <a href={`/desk/messages/${id}/erase`}>Erase them</a>
            </p>
          )}
        </Panel>
      </div>
    </Screen>
  );
}
