import type { StorePorts } from "../../../context.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Actor } from "../../history/actor.ts";
import { isHolding, sendJobMail, withContext } from "../assignments.server.ts";
import { changedJobMail, requestMail } from "../email.ts";
import { hasStarted } from "../job.server.ts";
import { recordAssignment } from "../record.server.ts";
import { isErased } from "../store.server.ts";
import { lowerFeeMail } from "./email.ts";

interface ChangeFeeInput {
  id: string;
  /** Pence */
  fee: number;
  actor: Actor;
}

/**
 * `noted`: no email, as the job has begun. `less`: they said yes to more, and can still be released. `paid`: a fee marked as paid is not
 * changed. `no-show`: none is owed. `stale`: they were released or said no.
 */
export type ChangeFeeResult = "told" | "noted" | "same" | "less" | "paid" | "no-show" | "stale";

/**
 * The owner agrees another fee with a performer who is asked or has said yes, such as for an extra hour. A yes stands. Once the job has
 * begun nobody can be released and asked again, so a fee that was mistyped, or agreed lower as they came late, is lowered, and they are told.
 */
export const changeFee = (ports: StorePorts, { id, fee, actor }: ChangeFeeInput): Promise<ChangeFeeResult> =>
  ports.write(async (write): Promise<ChangeFeeResult> => {
    const found = await withContext(write, id);
    if (!found || !isHolding(found.assignment)) return "stale";
    const { assignment, quote, performer } = found;
    const accepted = assignment.status === "accepted";
    if (assignment.fee === fee) return "same";
    if (assignment.paidOn !== null) return "paid";
    if (assignment.noShow === 1) return "no-show";
    const at = ports.clock.now();
    const begun = hasStarted(assignment, at);
    const lower = accepted && fee < assignment.fee;
    if (lower && !begun) return "less";
    await write.updateTable("assignment").set({ fee, feeEntered: 1 }).where("id", "=", id).execute();
    await recordAssignment(write, actor, "fee-changed", assignment, at);
    if (begun && (!lower || isErased(performer))) return "noted";
    const changed = `your fee is ${formatPounds(fee)} (before: ${formatPounds(assignment.fee)})`;
    if (begun) {
      await ports.outbox.put(write, lowerFeeMail(quote, performer, changed, ports.settings.origin), quote.reference);
      return "told";
    }
    await sendJobMail(ports, write, { quote, performer, assignment: { ...assignment, fee } }, (job) =>
      accepted ? changedJobMail(job, changed) : requestMail(job),
    );
    return "told";
  });
