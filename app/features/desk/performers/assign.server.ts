import type { Database } from "../../../context.ts";
import type { PerformerPorts } from "../../performer/ask-performer.server.ts";
import { assignmentsOf, isHolding } from "../../performer/assignments.server.ts";
import { fits } from "../../performer/follow-booking.server.ts";
import { isStaffable, jobOf } from "../../performer/job.server.ts";
import { freePerformers } from "../../performer/pass-on.server.ts";
import { staffingOf } from "../../performer/staffing.server.ts";
import { performerById } from "../../performer/store.server.ts";
import { milesText, statusLabels } from "../../performer/texts.ts";
import type { Quote } from "../../quote/table.server.ts";

/** What the part about performers on a booking's page shows. */
export async function assignFor(ports: PerformerPorts, quote: Quote) {
  const assignments = await assignmentsOf(ports.database, quote.reference);
  const staffing = staffingOf(quote, assignments);
  const ahead = jobOf(quote).starts > ports.clock.now().getTime();
  const open = isStaffable(quote.status) && !quote.suspect && ahead;
  const wantsMore = open && staffing.accepted + staffing.asked < staffing.wanted;
  const declined = new Map(assignments.filter((one) => !isHolding(one)).map((one) => [one.performerId, one.status]));
  const free = wantsMore ? await freePerformers(ports, quote) : [];
  const asked = await Promise.all(
    assignments.map(async (one) => ({
      id: one.id,
      askedFor: one.askedFor,
      performerId: one.performerId,
      name: (await performerById(ports.database, one.performerId))?.publicName ?? "",
      status: one.status,
      text: isHolding(one) && open && !fits(quote, one) ? "asked again in a moment" : statusLabels[one.status],
      holding: isHolding(one),
      fee: one.fee,
      passOn: one.passOn === 1 && one.status === "requested",
    })),
  );
  return {
    reference: quote.reference,
    open,
    staffing,
    asked,
    wantsMore,
    timeKnown: quote.eventTime !== null,
    free: free.map(({ id, publicName, milesAway, fee, phone }) => {
      const before = declined.get(id);
      return {
        id,
        name: publicName,
        milesAway: milesText(milesAway),
        fee,
        phone,
        before: before === undefined ? null : statusLabels[before],
      };
    }),
  };
}

/** Whether a change takes back a yes: it was said to other details. */
export async function losesYes(database: Database, before: Quote, after: Quote): Promise<boolean> {
  const assignments = await assignmentsOf(database, before.reference);
  return staffingOf(after, assignments).accepted < staffingOf(before, assignments).accepted;
}

export type Assign = Awaited<ReturnType<typeof assignFor>>;
