import type { Reader, StorePorts } from "../../context.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { putRequest } from "./ask-performer.server.ts";
import { assignmentsOf, isHolding, withContext } from "./assignments.server.ts";
import { deskMail } from "./email.ts";
import { endJob } from "./end-jobs.server.ts";
import { askedFor, isStaffable, jobOf, partyHasBegun } from "./job.server.ts";
import { freeFor } from "./rules.ts";
import { type Candidate, candidatesFor } from "./store.server.ts";

/** Performers who are free for a booking, nearest first, without those who already hold one of its places. */
export async function freePerformers(
  reader: Reader,
  quote: Quote,
): Promise<(Candidate & { milesAway: number | null })[]> {
  const wanted = jobOf(quote);
  const taken = (await assignmentsOf(reader, quote.reference)).filter(isHolding);
  return freeFor(await candidatesFor(reader, wanted), wanted, site.performers).filter(
    ({ id }) => !taken.some(({ performerId }) => performerId === id),
  );
}

/** The nearest free performer who has not been asked for this job yet. */
async function nextFor(reader: Reader, quote: Quote): Promise<Candidate | undefined> {
  const job = askedFor(quote);
  const asked = (await assignmentsOf(reader, quote.reference)).filter((one) => one.askedFor === job);
  const free = await freePerformers(reader, quote);
  return free.find(({ id }) => !asked.some(({ performerId }) => performerId === id));
}

/**
 * Ends a request that was not answered in time, or takes up one that was declined, and asks the next free performer. All of it is one
 * transaction, so that it is done once. If nobody is left, the owner is told.
 * @returns whether it was done; false if it is not due
 */
export const passOn = (ports: StorePorts, id: string): Promise<boolean> =>
  ports.write(async (write) => {
    const at = ports.clock.now();
    const actor = { kind: "system" } as const;
    const found = await withContext(write, id);
    const due = found?.assignment.passOnAt ?? null;
    if (!found || due === null || due > at.toISOString()) return false;
    const { assignment, quote, performer } = found;
    const canBeAsked = isStaffable(quote.status) && !partyHasBegun(quote, at);
    const next = canBeAsked ? await nextFor(write, quote) : undefined;
    const unanswered = assignment.status === "requested";
    // Released first, so that the next performer can take the same place.
    if (unanswered) await endJob(ports, write, found, { why: "passed-on", actor, at });
    else await write.updateTable("assignment").set({ passOnAt: null }).where("id", "=", id).execute();
    if (next) {
      const { note } = assignment;
      const feeEntered = assignment.feeEntered === 1;
      const terms = { fee: feeEntered ? assignment.fee : next.fee, feeEntered, note, passOn: true };
      // Refused if the owner has asked another performer meanwhile, so that no place is left.
      await putRequest(ports, write, { quote, performer: next, terms, actor });
    } else if (canBeAsked) {
      const mail = {
        title: "Nobody left to ask",
        text: `${performer.publicName} ${unanswered ? "has not answered" : "can’t do it"}, and nobody else who is free is in reach. Please look.`,
      };
      await ports.outbox.put(write, deskMail(quote, mail, ports.settings.origin), quote.reference);
    }
    return true;
  });
