import type { StorePorts } from "../../../context.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Actor } from "../../history/actor.ts";
import { isHolding, sendJobMail, withContext } from "../assignments.server.ts";
import { changedJobMail, requestMail } from "../email.ts";
import { hasStarted } from "../job.server.ts";
import { recordAssignment } from "../record.server.ts";

interface ChangeFeeInput {
  id: string;
  /** Pence */
  fee: number;
  actor: Actor;
}

/**
 * `noted`: no email, as the job has begun. `less`: they said yes to more. `paid`: a fee marked as paid is not changed. `stale`: they were
 * released or said no.
 */
export type ChangeFeeResult = "told" | "noted" | "same" | "less" | "paid" | "stale";

/** The owner agrees another fee with a performer who is asked or has said yes, such as for an extra hour. A yes stands. */
export const changeFee = (ports: StorePorts, { id, fee, actor }: ChangeFeeInput): Promise<ChangeFeeResult> =>
  ports.write(async (write): Promise<ChangeFeeResult> => {
    const found = await withContext(write, id);
    if (!found || !isHolding(found.assignment)) return "stale";
    const { assignment, quote, performer } = found;
    const accepted = assignment.status === "accepted";
    if (assignment.fee === fee) return "same";
    if (assignment.paidOn !== null) return "paid";
    if (accepted && fee < assignment.fee) return "less";
    const at = ports.clock.now();
    await write.updateTable("assignment").set({ fee, feeEntered: 1 }).where("id", "=", id).execute();
    await recordAssignment(write, actor, "fee-changed", assignment, at);
    if (hasStarted(assignment, at)) return "noted";
    const changed = `your fee is ${formatPounds(fee)} (before: ${formatPounds(assignment.fee)})`;
    await sendJobMail(ports, write, { quote, performer, assignment: { ...assignment, fee } }, (job) =>
      accepted ? changedJobMail(job, changed) : requestMail(job),
    );
    return "told";
  });
