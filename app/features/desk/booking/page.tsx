/** /desk/bookings/:reference: everything about one booking, and what can be done with it now. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { formatPounds } from "../../../ui/money.ts";
import { addNote, changeTags, removeNote } from "../../booking/notes/notes.server.ts";
import { noteAnswer, sendMessage } from "../../message/write-message.server.ts";
import { AssignPart } from "../performers/assign.tsx";
import { buttonClass, Facts, Panel, Post, Screen } from "../shell/screen.tsx";
import { openBooking, readFields } from "./load.server.ts";
import { Messages } from "./messages.tsx";
import { Notes } from "./notes.tsx";
import { type Overview, overviewOf } from "./overview.server.ts";
import { PriceTable } from "./price-table.tsx";
import { again, TroubleNote } from "./stale.tsx";
import { Timeline } from "./timeline.tsx";

export const loader = async (args: LoaderFunctionArgs) => overviewOf(await openBooking(args));

/** What is written on the page: notes, tags, messages. Nothing of it depends on how the booking stands. */
export async function action(args: ActionFunctionArgs) {
  const { ports, quote, visit, page } = await openBooking(args);
  const field = await readFields(args.request);
  const { reference } = quote;
  const by = visit.actor;
  const typed = { words: field("words"), had: field("had"), intent: field("intent") };
  const { words, had } = typed;
  const done = async (kept: { ok: true } | { ok: false; because: string }, said: string, at: string) => {
    if (!kept.ok) return again({ trouble: { problem: kept.because }, ...typed }, 400);
    visit.say(said);
    throw redirect(`${page}#${at}`, 303);
  };
  switch (typed.intent) {
    case "note":
      return done(await addNote(ports, { reference, words, by }), "The note is kept", "notes");
    case "remove-note":
      await removeNote(ports, { reference, id: field("id"), by });
      return done({ ok: true }, "The note is gone", "notes");
    case "tags":
      return done(await changeTags(ports, { reference, tags: words, had, by }), "The tags are kept", "notes");
    case "message":
      return done(
        await sendMessage(ports, { subjectRef: reference, words, by }),
        "Your message is on its way",
        "messages",
      );
    case "answer":
      return done(await noteAnswer(ports, { subjectRef: reference, words, by }), "Put in", "messages");
    default:
      return again({ trouble: { problem: "Please use one of the buttons." }, ...typed }, 400);
  }
}

export function Component() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = (intent: string) => (answer?.intent === intent ? answer.words : "");
  return (
    <Screen
      title={shown.title}
      tab={`${shown.reference} ${shown.title}`}
      wrong={answer !== undefined}
      back={{ to: "/desk/bookings", words: "Bookings" }}
      lede={
        <>
          {shown.party}. <span translate="no">{shown.reference}</span>
        </>
      }
    >
      <TroubleNote trouble={answer?.trouble} />
      <Status shown={shown} />
      <div className="desk-two">
        <div className="desk-stack">
          <Panel
            id="price"
            title="Price"
            actions={
              shown.steps.price && (
                <a href={`/desk/bookings/${shown.reference}/price`}>{shown.price ? "Change it" : "Price it"}</a>
              )
            }
          >
            {shown.price ? <PriceTable price={shown.price} /> : <Estimate shown={shown} />}
          </Panel>
          {(shown.money.length > 0 || shown.refunds.length > 0) && <Money shown={shown} />}
          <Messages shown={shown.messages} typed={typed} email={shown.email} />
        </div>
        <div className="desk-stack desk-about">
          <Panel
            id="asked"
            title="The party"
            actions={shown.steps.edit && <a href={`/desk/bookings/${shown.reference}/edit`}>Change</a>}
          >
            <Facts facts={shown.partyFacts} />
          </Panel>
          <Panel id="person" title="The customer">
            <Facts
              facts={[
                shown.phone && { label: "Phone", value: <a href={shown.phone.href}>{shown.phone.words}</a> },
                { label: "Email", value: shown.email },
                ...shown.personFacts,
                { label: "Asked", value: shown.asked },
              ]}
            />
          </Panel>
          {(shown.assign.open || shown.assign.asked.length > 0) && <AssignPart assign={shown.assign} from="booking" />}
          <Notes shown={shown} typed={typed("note")} refused={answer?.intent === "tags" ? answer : undefined} />
        </div>
      </div>
      <Timeline happened={shown.timeline} />
      <Ends shown={shown} />
    </Screen>
  );
}

/** How it stands, and the next step. */
function Status({ shown }: { shown: Overview }) {
  const { steps, stage, reference, waiting } = shown;
  const to = (step: string) => `/desk/bookings/${reference}/${step}`;
  const main = stage === "requested" ? "price" : stage === "priced" ? "send" : steps.paid ? "paid" : null;
  const link = (step: string, words: string, on: boolean) =>
    on && (
      <a className={main === step ? buttonClass.main : buttonClass.plain} href={to(step)}>
        {words}
      </a>
    );
  return (
    <section className="desk-status" aria-label="How it stands">
      <p>
        <strong>{shown.status.replace(/^./, (letter) => letter.toUpperCase())}</strong>
        {shown.surprise && <span className="desk-mark">a surprise</span>}
        {shown.tags.map((tag) => (
          <span key={tag} className="desk-mark">
            {tag}
          </span>
        ))}
      </p>
      {shown.suspect && (
        <p className="note desk-note">
          It looks as if a machine had filled it in. No email went to the address it names.
        </p>
      )}
      {waiting && (
        <p className="note desk-note">
          A change waits for the customer’s yes since {waiting.since}:{" "}
          {waiting.changed.map(({ label }) => label.toLowerCase()).join(", ")}, from {formatPounds(waiting.was)} to{" "}
          {formatPounds(waiting.total)}.
        </p>
      )}
      <div className="desk-actions">
        {link("price", "Price it", steps.price && stage === "requested")}
        {link("send", stage === "priced" ? "Check and send" : "Send again", steps.send)}
        {link("paid", "Mark paid", steps.paid)}
        {link("agreed", "Yes by phone", steps.agreed)}
        {link("edit", "Change", steps.edit)}
        {shown.phone && (
          <a className={buttonClass.plain} href={shown.phone.href}>
            Call
          </a>
        )}
      </div>
    </section>
  );
}

const Estimate = ({ shown }: { shown: Overview }) =>
  shown.estimate ? (
    <>
      <p>Not priced yet. The estimate they saw:</p>
      <ul>
        {shown.estimate.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  ) : (
    <p>Not priced yet; the way there has to be priced by hand.</p>
  );

const refundWords = {
  owed: "to go back",
  sent: "on its way back",
  done: "is back",
  failed: "did not go through",
} as const;

const Money = ({ shown }: { shown: Overview }) => (
  <Panel id="money" title="Money">
    <ul role="list" className="desk-list desk-money-list">
      {shown.money.map(({ id, what, pence, when, how }) => (
        <li key={id}>
          <span>
            {what}, {how}
            <small>{when}</small>
          </span>
          <span className="desk-money">{formatPounds(pence)}</span>
        </li>
      ))}
      {shown.refunds.map(({ id, pence, status, byHand }) => (
        <li key={id}>
          <span>
            Refund {refundWords[status]}
            {byHand && status !== "done" && <small>Send it by hand, then tick it off.</small>}
            {byHand && status !== "done" && shown.owner && (
              <Post to="/desk/refunded" fields={{ id }} kind="quiet">
                It has gone back
              </Post>
            )}
          </span>
          <span className="desk-money">-{formatPounds(pence)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);

/** What ends it, apart from the rest. */
function Ends({ shown: { steps, owner, reference, stage } }: { shown: Overview }) {
  const to = (step: string) => `/desk/bookings/${reference}/${step}`;
  return (
    <nav className="desk-ends" aria-label="More about it">
      {stage !== "requested" && <a href={to("invoices")}>Invoices</a>}
      {steps.cancel && owner && <a href={to("cancel")}>Cancel and refund</a>}
      {steps.withdraw && <a href={to("withdraw")}>Withdraw it</a>}
      {steps.decline && <a href={to("decline")}>The customer said no</a>}
      {owner && <a href={to("erase")}>Erase the customer</a>}
    </nav>
  );
}
