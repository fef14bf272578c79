/** /desk/bookings/:reference: everything about a booking, and what can be done with it now. */
import { data, useActionData, useLoaderData } from "react-router";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { addNote, changeTags, removeNote } from "../../booking/notes/notes.server.ts";
import { noteAnswer, sendMessage } from "../../message/write-message.server.ts";
import { stopNews } from "../../privacy/stop-news.server.ts";
import { changeAssignments, type NotAsked } from "../performers/assign.server.ts";
import { AssignPart } from "../performers/assign.tsx";
import { newsStoppedText } from "../shared/told-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Address, Panel, Post, Screen, SummaryRows } from "../shell/screen.tsx";
import { loadBooking, loadBookingForm, partyLine } from "./load.server.ts";
import { Messages } from "./messages.tsx";
import { Notes } from "./notes.tsx";
import { overviewOf } from "./overview.server.ts";
import { Estimate, Money, PriceTable } from "./price-table.tsx";
import { Ends, StatusSection } from "./status-section.tsx";
import { Timeline } from "./timeline.tsx";

export const loader = async (args: RouteArgs) => overviewOf(await loadBooking(args));

/** Handles what is written on the page (notes, tags, messages) and the performers. None of these depends on the booking's version. */
export async function action(args: RouteArgs) {
  const { ports, quote, field, asked, done } = await loadBookingForm(args);
  const { reference, by } = asked;
  const key = field("key");
  const typed = { text: field("words"), had: field("had"), intent: field("intent") };
  const { text, had } = typed;
  const refused = (mistakes: Mistake[], notAsked?: NotAsked) => data({ mistakes, notAsked, ...typed }, 400);
  const answer = (result: { ok: true } | { ok: false; because: string }, confirmation: string, at: string) => {
    if (!result.ok) return refused([{ message: result.because }]);
    throw done(confirmation, `#${at}`);
  };
  switch (typed.intent) {
    case "note":
      return answer(await addNote(ports, { reference, text, by, key }), "The note is kept", "notes");
    case "remove-note":
      await removeNote(ports, { reference, id: field("id"), by });
      return answer({ ok: true }, "The note is gone", "notes");
    case "tags":
      return answer(await changeTags(ports, { reference, tags: text, had, by }), "The tags are kept", "notes");
    case "stop-news":
      await stopNews(ports, { email: quote.email, by });
      return answer({ ok: true }, newsStoppedText, "person");
    case "message":
      return answer(
        await sendMessage(ports, { subjectRef: reference, text, by, key }),
        "Your message is on its way",
        "messages",
      );
    case "answer":
      return answer(await noteAnswer(ports, { subjectRef: reference, text, by, key }), "Noted", "messages");
    default: {
      const changed = await changeAssignments(ports, { reference, field, actor: by });
      if (!changed) return refused([{ message: "Please use one of the buttons." }]);
      if ("mistakes" in changed) return refused(changed.mistakes, changed);
      return answer({ ok: true }, changed.says, "performers");
    }
  }
}

export function Component() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { reference, name, email } = shown.quote;
  const title = name || reference;
  const typed = (intent: string) => (answer?.intent === intent ? answer.text : "");
  return (
    <Screen
      title={title}
      tab={`${reference} ${title}`}
      mistakes={answer?.mistakes}
      back={{ to: "/desk/bookings", label: "Bookings" }}
      lede={
        <>
          {partyLine(shown.quote)}. <span translate="no">{reference}</span>
        </>
      }
    >
      <StatusSection shown={shown} />
      <div className="desk-booking">
        <div className="desk-stack">
          <Panel
            id="asked"
            title="The party"
            actions={shown.steps.edit && <a href={`/desk/bookings/${reference}/edit`}>Change</a>}
          >
            <SummaryRows rows={shown.partyRows} />
          </Panel>
          <Panel id="person" title="The customer">
            <SummaryRows
              rows={[
                shown.phone && { label: "Phone", value: <a href={shown.phone.href}>{shown.phone.text}</a> },
                { label: "Email", value: email && <Address of={email} /> },
                ...shown.personRows,
              ]}
            />
            {shown.quote.marketingAt && (
              <Post fields={{ intent: "stop-news" }} kind="quiet">
                They want no more news and offers
              </Post>
            )}
          </Panel>
        </div>
        <div className="desk-stack desk-booking-cost">
          <Panel
            id="price"
            title="Price"
            actions={
              shown.steps.price && (
                <a href={`/desk/bookings/${reference}/price`}>{shown.price ? "Change it" : "Price it"}</a>
              )
            }
          >
            {shown.price ? <PriceTable price={shown.price} /> : <Estimate shown={shown} />}
          </Panel>
          {(shown.money.length > 0 || shown.refunds.length > 0) && <Money shown={shown} />}
          <Messages shown={shown.messages} keyOfForm={shown.keyOfForm} typed={typed} email={email} />
        </div>
        <div className="desk-stack">
          {(shown.assign.open || shown.assign.asked.length > 0) && (
            <AssignPart assign={shown.assign} notAsked={answer?.notAsked} />
          )}
          <Notes shown={shown} typed={typed("note")} refused={answer?.intent === "tags" ? answer : undefined} />
        </div>
        <Timeline happened={shown.timeline} />
      </div>
      <Ends shown={shown} />
    </Screen>
  );
}
