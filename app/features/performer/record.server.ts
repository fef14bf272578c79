/** Records what happens with performers and their jobs, for the timelines. Names are never recorded. */
import type { Write } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import { recordChange, recordOnQuote } from "../history/record-change.server.ts";
import type { Assignment } from "./table.server.ts";

const jobActions = {
  asked: "Asked a performer",
  "asked-again": "Asked a performer again, since the booking changed",
  accepted: "A performer said yes",
  declined: "A performer said no",
  withdrawn: "Released a performer",
  "passed-on": "A performer did not answer in time",
  "fee-changed": "Changed a performer’s fee",
  "fee-paid": "Marked a performer’s fee as paid",
  "fee-not-paid": "Took back that a performer’s fee was paid",
  "no-show": "A performer did not come",
  came: "Took back that a performer did not come",
} as const;

/** On the booking's timeline. The detail is the performer's id; the timeline shows the name for it. */
export const recordAssignment = (
  write: Write,
  actor: Actor,
  action: keyof typeof jobActions,
  { reference, performerId }: Pick<Assignment, "reference" | "performerId">,
  at: Date,
) => recordOnQuote(write, reference, { actor, action: jobActions[action], detail: performerId, at });

/** On the performer's own. @param action in the past tense */
export const recordPerformer = (write: Write, actor: Actor, action: string, id: string, at: Date) =>
  recordChange(write, { actor, subject: { kind: "performer", id }, action, at });
