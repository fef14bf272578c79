/** What is left of performers and their jobs when their time is over, or when a performer asks. Each in the caller's transaction. */
import type { Database, Ports, Write } from "../../context.ts";
import { eraseChanges } from "../history/store.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { holding, quarter } from "./rules.ts";

/** Nothing: who was asked for a booking, with their links. */
export async function eraseAssignments(write: Write, reference: Reference): Promise<void> {
  const ids = write.selectFrom("assignment").select("id").where("reference", "=", reference);
  await write.deleteFrom("assignmentLink").where("assignmentId", "in", ids).execute();
  await write.deleteFrom("performerSlot").where("assignmentId", "in", ids).execute();
  await write.deleteFrom("assignment").where("reference", "=", reference).execute();
}

/** What the accounts need: who did the job for which fee. Links and words go. */
export async function stripAssignments(write: Write, reference: Reference): Promise<void> {
  const ids = write.selectFrom("assignment").select("id").where("reference", "=", reference);
  await write.deleteFrom("assignmentLink").where("assignmentId", "in", ids).execute();
  await write.updateTable("assignment").set({ note: null }).where("reference", "=", reference).execute();
}

/**
 * A performer: where they had jobs, the legal name stays for the accounts for as long as those do, and nothing else of them;
 * otherwise nothing stays.
 */
export async function erasePerformer(write: Write, id: string, at: Date): Promise<void> {
  await write.deleteFrom("performerAct").where("performerId", "=", id).execute();
  await write.deleteFrom("performerBlock").where("performerId", "=", id).execute();
  await eraseChanges(write, "performer", [id]);
  const job = await write.selectFrom("assignment").select("id").where("performerId", "=", id).executeTakeFirst();
  if (!job) return void (await write.deleteFrom("performer").where("id", "=", id).execute());
  await write
    .updateTable("performer")
    .set({
      publicName: "Former performer",
      base: "",
      lat: 0,
      lon: 0,
      phone: "",
      email: "",
      notes: null,
      active: 0,
      changedAt: at.toISOString(),
    })
    .where("id", "=", id)
    .execute();
}

/** Performers of an address, with the bookings still to come that keep them from being erased. @param address in small letters */
export async function performersAt(reader: Database | Write, address: string, now: Date) {
  const performers = await reader
    .selectFrom("performer")
    .select("id")
    .where((is) => is(is.fn("lower", ["email"]), "=", address))
    .execute();
  const ids = performers.map(({ id }) => id);
  if (address === "" || ids.length === 0) return { ids: [], jobs: [] };
  const jobs = await reader
    .selectFrom("assignment")
    .select("reference")
    .where("performerId", "in", ids)
    .where("status", "in", holding)
    .where("endsAt", ">", now.toISOString())
    .execute();
  return { ids, jobs: jobs.map(({ reference }) => reference) };
}

const week = 7 * 24 * 3_600_000;

/**
 * Performers who have not been active for as long as enquiries are kept, and quarter hours that are over.
 * @param before ISO 8601 UTC: those who became inactive earlier. @returns how many performers went
 */
export async function erasePerformersBefore(
  { write, clock }: Pick<Ports, "write" | "clock">,
  before: string,
  stop: AbortSignal,
): Promise<number> {
  const at = clock.now();
  if (stop.aborted) return 0;
  return write(async (transaction) => {
    await transaction
      .deleteFrom("performerSlot")
      .where("slot", "<", Math.floor((at.getTime() - week) / quarter))
      .execute();
    const gone = await transaction
      .selectFrom("performer")
      .select("id")
      .where("active", "=", 0)
      .where("changedAt", "<", before)
      .where((is) =>
        is.or([
          is("email", "!=", ""),
          is.not(
            is.exists(
              is
                .selectFrom("assignment")
                .select("assignment.id")
                .whereRef("assignment.performerId", "=", "performer.id"),
            ),
          ),
        ]),
      )
      .limit(50)
      .execute();
    for (const { id } of gone) await erasePerformer(transaction, id, at);
    return gone.length;
  });
}
