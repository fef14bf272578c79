import { randomUUID } from "node:crypto";
import type { Clock, Outbox } from "../../app/context.ts";

/** Writes mail beside the fact that causes it. `nudge` wakes the process that delivers. */
export function outboxWith(clock: Clock, nudge: () => void): Outbox {
  return {
    async put(write, mail, about) {
      // Whoever asked to be erased has no address any more: there is nobody to write to.
      if (mail.to.address === "") return;
      const now = clock.now().toISOString();
      await write
        .insertInto("outbox")
        .values({
          id: randomUUID(),
          subject_ref: about.subjectRef,
          kind: about.kind,
          message: JSON.stringify(mail),
          status: "waiting",
          attempts: 0,
          due_at: now,
          leased_until: null,
          created_at: now,
          sent_at: null,
          last_error: null,
        })
        .execute();
    },
    nudge,
  };
}
