/** The performers section of a booking's page: who was asked, and who is free. */

import { TickBox } from "../../../ui/field/choice.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { maxNoteLength } from "../../performer/ask-performer.server.ts";
import { performerForm } from "../../performer/fields.ts";
import { milesText } from "../../performer/texts.ts";
import { errorAt } from "../shell/form.tsx";
import { Empty, Panel, Post, PostForm, Submit } from "../shell/screen.tsx";
import { AfterParty } from "./after-party.tsx";
import type { Assign, NotAsked } from "./assign.server.ts";

const counted = ({ wanted, accepted, asked, staffed }: Assign["staffing"]) => {
  if (staffed) return wanted === 1 ? "This party has its performer." : `All ${wanted} performers have said yes.`;
  const accepts = `${accepted} of ${wanted} said yes`;
  return asked > 0 ? `${accepts}, ${asked} asked.` : `${accepts}.`;
};

/** The answers that a performer may give by phone. */
const answers = [
  { intent: "yes", label: "Said yes" },
  { intent: "no", label: "Said no" },
] as const;

const Release = ({ assignment, name, kind }: { assignment: string; name: string; kind: "quiet" | "plain" }) => (
  <Post fields={{ intent: "release", assignment }} kind={kind} about={name}>
    Release
  </Post>
);

interface ChangeFeeProps {
  assignment: string;
  name: string;
  fee: number;
  /** Whether the party is still ahead */
  open: boolean;
}

const ChangeFee = ({ assignment, name, fee, open }: ChangeFeeProps) => (
  <details className="desk-job-release">
    <summary>
      Change the fee<span className="visually-hidden"> of {name}</span>
    </summary>
    <PostForm fields={{ intent: "fee", assignment }} className="desk-form desk-form-tight">
      <TextField
        id={`fee-${assignment}`}
        name="fee"
        label="Their fee in pounds"
        hint={open ? "They are told by email, and a yes stands" : "They are told by email if it is less than before"}
        inputMode="decimal"
        maxLength={performerForm.fields.fee.max}
        defaultValue={formatPounds(fee).slice(1)}
      />
      <Submit kind="plain">Save the fee</Submit>
    </PostForm>
  </details>
);

/** A performer who was asked, with what can be noted or done about them. */
function AskedPerformer({ job, open }: { job: Assign["asked"][number]; open: boolean }) {
  const { id, askedFor, performerId, name, text, status, holding, fee, passOn, dayOff, paidOn, noShow, feePaid } = job;
  return (
    <li>
      <a href={`/desk/performers/${performerId}`}>{name}</a> <span>{formatPounds(fee)}</span>{" "}
      <span className={status === "accepted" && !noShow ? "desk-mark desk-mark-yes" : "desk-mark"}>
        {text}
        {passOn && ", then the next"}
        {dayOff && ", has that day off"}
        {feePaid}
      </span>
      <AfterParty job={job} />
      {holding && !paidOn && !noShow && (open || status === "accepted") && (
        <ChangeFee assignment={id} name={name} fee={fee} open={open} />
      )}
      {holding && open && status === "requested" && (
        <span className="desk-job-acts">
          {answers.map(({ intent, label }) => (
            <Post key={intent} fields={{ intent, assignment: id, askedFor }} kind="quiet" about={`by ${name}`}>
              {label}
            </Post>
          ))}
          <Release assignment={id} name={name} kind="quiet" />
        </span>
      )}
      {holding && open && status === "accepted" && (
        // Needs two steps: the performer has said yes, and the email that releases them is sent at once.
        <details className="desk-job-release">
          <summary>
            Release<span className="visually-hidden"> {name}</span>
          </summary>
          <p>{name} has said yes. They are told at once that it is no longer theirs, and are free for others.</p>
          <Release assignment={id} name={name} kind="plain" />
        </details>
      )}
    </li>
  );
}

interface AssignPartProps {
  assign: Assign;
  /** What was typed, if nobody was asked */
  notAsked: NotAsked | undefined;
}

/** Its forms post to the page that contains it. */
export function AssignPart({ assign, notAsked }: AssignPartProps) {
  const { open, staffing, asked, free, wantsMore, noneYet, timeKnown } = assign;
  const typed = notAsked?.asking;
  return (
    <Panel id="performers" title="Performers">
      {open ? <p>{counted(staffing)}</p> : asked.length === 0 && <Empty>Nobody was asked.</Empty>}
      {asked.length > 0 && (
        <ul className="desk-jobs" role="list">
          {asked.map((job) => (
            <AskedPerformer key={job.id} job={job} open={open} />
          ))}
        </ul>
      )}
      {noneYet && (
        <Empty>
          You have no performer for this act yet. <a href="/desk/performers/new">Add one</a>
        </Empty>
      )}
      {wantsMore && !noneYet && free.length === 0 && (
        <Empty>
          {staffing.accepted + staffing.asked > 0 ? "Nobody else" : "Nobody"} in this act is free and near enough. Acts,
          days off and distances are on <a href="/desk/performers">the performers’ pages</a>.
        </Empty>
      )}
      {((wantsMore && free.length > 0) || typed) && (
        <form method="post" className="desk-form desk-form-tight">
          {free.length === 0 ? (
            // The chosen performer may be free again when the form is sent again.
            <input type="hidden" name="performer" value={typed?.performer} />
          ) : (
            <fieldset className="field">
              <legend>Who is free, nearest first</legend>
              <div className="desk-list desk-free">
                {free.map(({ id, publicName, milesAway, fee, before }, index) => (
                  <label key={id} className="desk-free-one">
                    <input
                      type="radio"
                      name="performer"
                      value={id}
                      required
                      // If the chosen performer is no longer free, nobody else is preselected.
                      defaultChecked={typed ? typed.performer === id : index === 0}
                    />
                    <span className="desk-free-name">
                      {publicName}
                      {before && " "}
                      {before && <span className="desk-mark">{before}</span>}
                    </span>{" "}
                    <span>{milesText(milesAway)}</span> <span className="desk-money">{formatPounds(fee)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <div className="desk-pair">
            <TextField
              name="fee"
              label="Fee in pounds"
              hint="Their usual one when left empty. Another one goes to the next who is asked, too"
              optional
              inputMode="decimal"
              maxLength={performerForm.fields.fee.max}
              defaultValue={typed?.fee}
              error={errorAt("fee", notAsked?.mistakes)}
            />
            <TextField
              id="performer-note"
              name="note"
              label="A note to them"
              hint="Goes out with the request, and to the next who is asked"
              optional
              maxLength={maxNoteLength}
              defaultValue={typed?.note}
            />
          </div>
          <TickBox name="passOn" defaultValue={typed ? typed.passOn : "yes"}>
            Ask the next who is free when they say no, or nothing in time
          </TickBox>
          {!timeKnown && <p className="hint">The start time is not settled: they are held for the whole day.</p>}
          <button type="submit" name="intent" value="ask" className="button button-main">
            {free.length === 0 && typed?.name ? `Ask ${typed.name} again` : "Ask them"}
          </button>
        </form>
      )}
    </Panel>
  );
}
