import { inviteBookers } from "../../app/features/review/invite-bookers.server.ts";
import { pruneRateLimits } from "../rate-limiter.ts";
import type { Job } from "./job.ts";
import { maintainQuotes } from "./maintenance.ts";
import { reconcile } from "./reconcile.ts";
import { forget } from "./retention.ts";

/** Everything that comes round by itself. They run one after the other, in this order when several are due. */
export const jobs: readonly Job[] = [
  {
    name: "prune-allowances",
    everyMinutes: 60,
    steadyMinutes: 60,
    run: ({ database, clock }) => pruneRateLimits(database, clock),
  },
  ...maintainQuotes,
  forget,
  reconcile,
  { name: "invite-reviews", everyMinutes: 60, steadyMinutes: 60, run: inviteBookers },
];
