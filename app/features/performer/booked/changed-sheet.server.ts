/** Tells performers who accepted a booked party that their job sheet has changed. */
import type { Ports, Write } from "../../../context.ts";
import { isConfirmed } from "../../quote/status.ts";
import type { Quote } from "../../quote/table.server.ts";
import { assignmentsOf, sendJobMail } from "../assignments.server.ts";
import { changedJobMail } from "../email.ts";
import { fitsBooking } from "../job.server.ts";
import { firstName } from "../job-sheet.server.ts";
import { placesOf } from "../staffing.server.ts";
import { performerById } from "../store.server.ts";

/** Details whose change performers are only told about. After a change of any other, an acceptance no longer counts and they are asked again. */
const toldWithoutAsking = {
  venue: "the venue",
  name: "who to ask for",
  phone: "the phone number",
  surprise: "whether it is a surprise",
  performers: "how many of you there are",
  groupSize: "how many people are there",
  occasion: "the occasion",
  notes: "the notes",
} as const satisfies Partial<Record<keyof Quote, string>>;
type ToldWithoutAsking = keyof typeof toldWithoutAsking;

/** Writes to them in the transaction of the change. */
export async function tellPerformersOfChange(
  ports: Pick<Ports, "outbox" | "settings">,
  write: Write,
  before: Quote,
  after: Quote,
  at: Date,
): Promise<void> {
  const shown = (quote: Quote) => ({ ...quote, name: firstName(quote.name) });
  const changed = (Object.keys(toldWithoutAsking) as ToldWithoutAsking[]).filter(
    (name) => shown(before)[name] !== shown(after)[name],
  );
  if (!isConfirmed(after.status) || changed.length === 0) return;
  const changedText = changed.map((name) => toldWithoutAsking[name]).join(", ");
  // Performers beyond the number wanted are released, so they are not told.
  const { kept } = placesOf(after, await assignmentsOf(write, after.reference));
  for (const assignment of kept) {
    const { status, performerId, endsAt } = assignment;
    if (status !== "accepted" || !fitsBooking(after, assignment) || endsAt <= at.toISOString()) continue;
    const performer = await performerById(write, performerId);
    if (!performer) continue;
    await sendJobMail(ports, write, { quote: after, performer, assignment }, (job) => changedJobMail(job, changedText));
  }
}
