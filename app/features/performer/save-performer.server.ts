/** Use cases for the owner's list of performers. Each change is recorded with who made it. */

import type { Ports, StorePorts, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Actor } from "../history/actor.ts";
import { renewJobLinks } from "./new-address.server.ts";
import { recordPerformer } from "./record.server.ts";
import type { DaysOffInput, PerformerInput } from "./schema.server.ts";
import { actsOf, isErased, performerById } from "./store.server.ts";
import type { Performer } from "./table.server.ts";

/**
 * Adds or changes a performer. With a new email address they get new links to their jobs, and the earlier links end. Nothing is saved with
 * "changed-since", because somebody else changed the performer since they were shown, and with "added-before", because the form of a new
 * performer was sent before with other answers.
 * @param id for a new performer a UUID made with the form, so that a form sent twice adds one
 * @param version that the form was shown with; 0 for a new performer
 */
export async function savePerformer(
  ports: StorePorts,
  { id, version, input, actor }: { id: string; version: number; input: PerformerInput; actor: Actor },
): Promise<"saved" | "changed-since" | "added-before" | "unknown"> {
  const at = ports.clock.now();
  const { acts, base, ...same } = input;
  const columns = { ...same, ...base, version: version + 1, changedAt: at.toISOString() };
  return ports.write(async (transaction) => {
    const before = await performerById(transaction, id);
    if (!before && version > 0) return "unknown";
    if (before && version === 0) {
      const typed = Object.entries({ ...same, ...base }) as [keyof Performer, Performer[keyof Performer]][];
      const isSame = typed.every(([name, value]) => before[name] === value);
      return isSame && acts.toSorted().join() === (await actsOf(transaction, id)).join() ? "saved" : "added-before";
    }
    if (before && before.version !== version) return "changed-since";
    if (before && isErased(before)) return "unknown";
    if (before) await transaction.updateTable("performer").set(columns).where("id", "=", id).execute();
    else
      await transaction
        .insertInto("performer")
        .values({ ...columns, id, active: 1, createdAt: at.toISOString() })
        .execute();
    await transaction.deleteFrom("performerAct").where("performerId", "=", id).execute();
    await transaction
      .insertInto("performerAct")
      .values(acts.map((act) => ({ act, performerId: id })))
      .execute();
    if (before && before.email.toLowerCase() !== columns.email.toLowerCase())
      await renewJobLinks(ports, transaction, { id, ...columns }, at);
    await recordPerformer(transaction, actor, before ? "Changed the details" : "Added", id, at);
    return "saved";
  });
}

/** An inactive performer gets no more requests; accepted jobs stay. */
export const setActive = (
  ports: Pick<Ports, "write" | "clock">,
  { id, active, actor }: { id: string; active: boolean; actor: Actor },
): Promise<void> =>
  changed(ports, id, actor, active ? "Activated" : "Deactivated", async (write, at, performer) => {
    if (active === (performer.active === 1)) return false;
    const set = { active: active ? (1 as const) : (0 as const), version: performer.version + 1, changedAt: at };
    await write.updateTable("performer").set(set).where("id", "=", id).execute();
    return true;
  });

/** @param key a UUID made with the form, so that a form sent twice adds one. */
export const addDaysOff = (
  ports: Pick<Ports, "write" | "clock">,
  { id, key, input, actor }: { id: string; key: string; input: DaysOffInput; actor: Actor },
): Promise<void> =>
  changed(ports, id, actor, "Added days off", async (write) => {
    const { from: fromDate, to: toDate, weekday, note } = input;
    const added = await write
      .insertInto("performerBlock")
      .values({ id: key, performerId: id, fromDate, toDate, weekday, note })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return added !== undefined;
  });

/** @param blockId id of days off of this performer */
export const removeDaysOff = (
  ports: Pick<Ports, "write" | "clock">,
  { id, blockId, actor }: { id: string; blockId: string; actor: Actor },
): Promise<void> =>
  changed(ports, id, actor, "Removed days off", async (write) => {
    const removed = await write
      .deleteFrom("performerBlock")
      .where("id", "=", blockId)
      .where("performerId", "=", id)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  });

/** Changes a performer who is not erased. @param work says whether anything changed, which is then recorded */
const changed = (
  { write, clock }: Pick<Ports, "write" | "clock">,
  id: string,
  actor: Actor,
  action: string,
  work: (write: Write, at: string, performer: Performer) => Promise<boolean>,
): Promise<void> =>
  write(async (transaction) => {
    const at = clock.now();
    const performer = await performerById(transaction, id);
    if (!performer || isErased(performer)) return;
    if (await work(transaction, at.toISOString(), performer)) await recordPerformer(transaction, actor, action, id, at);
  });

/** Today's date at the venue, for forms that read dates. */
export const todayOf = ({ clock }: Pick<Ports, "clock">): string => venueDate(clock.now());
