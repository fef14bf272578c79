import type { StorePorts } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { everBooked } from "../../quote/status.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { assignmentById } from "../assignments.server.ts";
import { hasStarted } from "../job.server.ts";
import { recordAssignment } from "../record.server.ts";
import type { Assignment } from "../table.server.ts";

/** Whether it can be noted that they did not come: the job has begun, and nothing was paid for it. */
export const mayBeNoShow = (job: Pick<Assignment, "status" | "startsAt" | "endsAt" | "paidOn">, now: Date): boolean =>
  job.status === "accepted" && job.paidOn === null && hasStarted(job, now);

interface NoShow {
  id: string;
  /** false takes back that they did not come */
  noShow: boolean;
  actor: Actor;
}

/** No fee is owed then; nobody is told. @returns false where it can't be noted, such as after the fee was paid; twice counts once */
export const setNoShow = (ports: StorePorts, { id, noShow, actor }: NoShow): Promise<boolean> =>
  ports.write(async (write) => {
    const at = ports.clock.now();
    const job = await assignmentById(write, id);
    const booking = job && (await quoteByReference(write, job.reference));
    if (!job || !booking) return false;
    if ((job.noShow === 1) === noShow) return true;
    if (noShow && !(mayBeNoShow(job, at) && everBooked.includes(booking.status))) return false;
    await write
      .updateTable("assignment")
      .set({ noShow: noShow ? 1 : 0 })
      .where("id", "=", id)
      .execute();
    await recordAssignment(write, actor, noShow ? "no-show" : "came", job, at);
    return true;
  });
