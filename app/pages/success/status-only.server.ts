import type { Ports } from "../../context.ts";
import { kindsWithLink } from "../../email/kinds.ts";

type Needs = Pick<Ports, "database" | "outbox">;

/** `state`: status of the payment, when that is known. `emailed`: whether an email has gone out with the private link */
export const statusOnly = (
  reference: string | null,
  state: "paid" | "waiting" | "failed" | null,
  emailed: boolean,
) => ({
  view: "status" as const,
  reference,
  state,
  emailed,
});

export const linkEmailed = ({ database, outbox }: Needs, reference: string): Promise<boolean> =>
  outbox.wrote(database, reference, kindsWithLink);
