import type { Ports, StorePorts } from "../../context.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { prepareRequest, putRequest } from "./ask-performer.server.ts";
import { assignmentById, assignmentsOf, isHolding, release, withContext } from "./assignments.server.ts";
import { deskMail, jobEndedMail } from "./email.ts";
import { askedFor, isStaffable, jobOf } from "./job.server.ts";
import { recordAssignment } from "./record.server.ts";
import { freeFor } from "./rules.ts";
import { type Candidate, candidatesFor } from "./store.server.ts";
import type { Assignment } from "./table.server.ts";

/** Performers who are free for a booking, nearest first, without those who already hold one of its places. */
export async function freePerformers(
  { database }: Pick<Ports, "database">,
  quote: Quote,
): Promise<(Candidate & { milesAway: number | null })[]> {
  const wanted = jobOf(quote);
  const taken = (await assignmentsOf(database, quote.reference)).filter(isHolding);
  return freeFor(await candidatesFor(database, wanted), wanted, site.performers).filter(
    ({ id }) => !taken.some(({ performerId }) => performerId === id),
  );
}

/** The nearest free performer who has not been asked for this job yet. */
async function nextFor(ports: StorePorts, quote: Quote): Promise<Candidate | undefined> {
  const job = askedFor(quote);
  const asked = (await assignmentsOf(ports.database, quote.reference)).filter((one) => one.askedFor === job);
  const free = await freePerformers(ports, quote);
  return free.find(({ id }) => !asked.some(({ performerId }) => performerId === id));
}

const isDue = ({ passOnAt }: Pick<Assignment, "passOnAt">, at: Date) =>
  passOnAt !== null && passOnAt <= at.toISOString();

/**
 * Ends a request that was not answered in time, or takes up one that was declined, and asks the next free performer. Both happen in one
 * transaction, so that it is done once. If nobody is left, the owner is told.
 * @returns whether it was done; false if it is not due, or if something changed meanwhile and the next run has to try again
 */
export async function passOn(ports: StorePorts, id: string): Promise<boolean> {
  const { outbox, settings } = ports;
  const at = ports.clock.now();
  const found = await withContext(ports, id);
  if (!found || !isDue(found.assignment, at)) return false;
  const { assignment: before, quote, performer } = found;
  const canBeAsked = isStaffable(quote.status) && jobOf(quote).starts > at.getTime();
  const next = canBeAsked ? await nextFor(ports, quote) : undefined;
  const { note } = before;
  const feeEntered = before.feeEntered === 1;
  const request =
    next &&
    prepareRequest(ports, quote, next, { fee: feeEntered ? before.fee : next.fee, feeEntered, note, passOn: true });
  const endedMail =
    before.status === "requested" && jobEndedMail(quote, before, performer, "passed-on", settings.origin);
  const nobodyLeftMail =
    canBeAsked &&
    !next &&
    deskMail(
      quote,
      {
        title: "Nobody left to ask",
        text: `${performer.publicName} ${before.status === "requested" ? "has not answered" : "can’t do it"}, and nobody else who is free is in reach. Please look.`,
      },
      settings.origin,
    );
  return ports
    .write(async (write) => {
      const current = await assignmentById(write, id);
      if (!current || current.status !== before.status || !isDue(current, at)) return false;
      // Released first, so that the next performer can take the same place.
      if (endedMail) {
        await release(write, id, "passed-on", at);
        await outbox.put(write, endedMail, quote.reference);
        await recordAssignment(write, { kind: "system" }, "passed-on", current, at);
      } else await write.updateTable("assignment").set({ passOnAt: null }).where("id", "=", id).execute();
      if (nobodyLeftMail) await outbox.put(write, nobodyLeftMail, quote.reference);
      if (!request) return true;
      const asked = await putRequest(ports, write, request, { kind: "system" });
      // "full": the owner has asked another performer meanwhile.
      if (asked.kind === "refused" && asked.why !== "full") throw new Stale();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Stale) return false;
      throw error;
    });
}

/** The prepared data is out of date: the transaction is rolled back, and the next run prepares it again. */
class Stale extends Error {}
