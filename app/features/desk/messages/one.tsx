/** /desk/messages/:id: one message from the contact form, what was written since, and what becomes of it. */
import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { TickBox } from "../../../ui/field/choice.tsx";
import { telHref } from "../../../ui/phone.ts";
import { enquiryById, tickOff } from "../../enquiry/tick-off.server.ts";
import { messagesOf } from "../../message/store.server.ts";
import { noteAnswer, sendMessage } from "../../message/write-message.server.ts";
import { FormErrorNote } from "../booking/form-error.tsx";
import { readFields } from "../booking/load.server.ts";
import { Messages } from "../booking/messages.tsx";
import { shownMessage } from "../booking/overview.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Address, buttonClass, Panel, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";

async function loadMessage(id: string | undefined, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext);
  const enquiry = await enquiryById(ports.database, id ?? "");
  if (!enquiry) throw data(null, 404);
  return { ports, enquiry, visit: context.get(visitContext) };
}

export async function loader({ params, context }: RouteArgs) {
  const { ports, enquiry } = await loadMessage(params.id, context);
  const { id, name, email, phone, message, createdAt, doneAt, bookingRef, suspect } = enquiry;
  const now = ports.clock.now();
  return {
    id,
    keyOfForm: randomUUID(),
    name,
    email,
    phone,
    message,
    suspect: suspect === 1,
    when: shownMoment(createdAt, now),
    done: doneAt && shownMoment(doneAt, now),
    bookingRef,
    messages: (await messagesOf(ports.database, id)).map((one) => shownMessage(one, now)),
  };
}

export async function action({ request, params, context }: RouteArgs) {
  const { ports, enquiry, visit } = await loadMessage(params.id, context);
  const { id } = enquiry;
  const by = visit.actor;
  const field = await readFields(request);
  const [intent, text] = [field("intent"), field("words")];
  const finished = (confirmation: string, to = `/desk/messages/${id}`) => {
    visit.say(confirmation);
    return redirect(to, 303);
  };
  if (intent === "message" || intent === "answer") {
    const write = intent === "message" ? sendMessage : noteAnswer;
    const result = await write(ports, { subjectRef: id, text, by, key: field("key") });
    if (!result.ok) return data({ formError: { problem: result.because }, text, intent, done: field("done") }, 400);
    if (intent === "answer") throw finished("Put in");
    if (field("done") === "yes") await tickOff(ports, { id, done: true, by });
    throw finished("Your answer is on its way");
  }
  if (intent === "done" || intent === "open") {
    await tickOff(ports, { id, done: intent === "done", by });
    throw finished(intent === "done" ? "Ticked off" : "Put back", intent === "done" ? "/desk/messages" : undefined);
  }
  return data({ formError: { problem: "Please use one of the buttons." }, text, intent, done: "" }, 400);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { id, name, email, phone, message, suspect, when, done, bookingRef, messages, keyOfForm } = loaded;
  const answer = useActionData<typeof action>();
  const typed = (intent: string) => (answer?.intent === intent ? answer.text : "");
  return (
    <Screen
      title={name}
      tab={`Message from ${name}`}
      wrong={answer !== undefined}
      back={{ to: "/desk/messages", label: "Messages" }}
      lede={done ? `Ticked off ${done}.` : "Waits for an answer."}
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
      <FormErrorNote formError={answer?.formError} />
      {suspect && (
        <p className="note desk-note">It looks as if a machine had written it. No copy went to the address it names.</p>
      )}
      <div className="desk-two">
        <div className="desk-stack">
          <Panel id="words" title="What they wrote">
            <p className="desk-message desk-typed" dir="auto">
              {message}
            </p>
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
              { label: "Written", value: when },
            ]}
          />
        </Panel>
      </div>
    </Screen>
  );
}
