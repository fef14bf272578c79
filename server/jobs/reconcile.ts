import { reconcilePayments } from "../../app/features/payment/reconcile-payments.server.ts";
import type { Job } from "./job.ts";

/** Payments whose messages were missed, refunds that are owed, attempts that stand still. */
export const reconcile: Job = {
  name: "reconcile-payments",
  everyMinutes: 10,
  // Ends attempts that stand still for an hour; what was missed is wanted soon after a pause.
  steadyMinutes: 5,
  run: reconcilePayments,
};
