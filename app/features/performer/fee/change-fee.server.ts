import type { StorePorts } from "../../../context.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Actor } from "../../history/actor.ts";
import { makeLinkKey } from "../../quote/reference.server.ts";
import { assignmentById, isHolding, storeJobLink, withContext } from "../assignments.server.ts";
import { changedJobMail, jobUrl, requestMail } from "../email.ts";
import { hasStarted } from "../job.server.ts";
import { recordAssignment } from "../record.server.ts";
import { isUnchanged } from "../store.server.ts";

interface ChangeFeeInput {
  id: string;
  /** Pence */
  fee: number;
  actor: Actor;
}

/**
 * `noted`: no email, as the job has begun. `less`: they said yes to more. `paid`: a fee marked as paid is not changed. `stale`: they were
 * released, answered or changed meanwhile.
 */
export type ChangeFeeResult = "told" | "noted" | "same" | "less" | "paid" | "stale";

/** The owner agrees another fee with a performer who is asked or has said yes, such as for an extra hour. A yes stands. */
export async function changeFee(ports: StorePorts, { id, fee, actor }: ChangeFeeInput): Promise<ChangeFeeResult> {
  const { clock, outbox, settings } = ports;
  const found = await withContext(ports, id);
  if (!found) return "stale";
  const { assignment, quote, performer } = found;
  const at = clock.now();
  const key = makeLinkKey();
  const job = { quote, performer, assignment: { ...assignment, fee }, link: jobUrl(settings.origin, key) };
  const before = formatPounds(assignment.fee);
  const mail =
    assignment.status === "requested"
      ? requestMail(job)
      : changedJobMail(job, `your fee is ${formatPounds(fee)} (before: ${before})`);
  return ports.write(async (write) => {
    const current = await assignmentById(write, id);
    if (!current || !isHolding(current) || current.status !== assignment.status || current.fee !== assignment.fee)
      return "stale";
    if (!(await isUnchanged(write, performer))) return "stale";
    if (current.fee === fee) return "same";
    if (current.paidOn !== null) return "paid";
    if (current.status === "accepted" && fee < current.fee) return "less";
    await write.updateTable("assignment").set({ fee, feeEntered: 1 }).where("id", "=", id).execute();
    await recordAssignment(write, actor, "fee-changed", current, at);
    if (hasStarted(current, at)) return "noted";
    await storeJobLink(write, id, key);
    await outbox.put(write, mail, quote.reference);
    return "told";
  });
}
