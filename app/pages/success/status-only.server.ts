import type { Ports } from "../../context.ts";
import type { EmailKind } from "../../email/kinds.ts";
import { siteForPages } from "../../features/site/site.server.ts";

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
  chatHref: siteForPages().chatHref,
});

/** The kinds of email that hold the private link. */
const withLink: readonly EmailKind[] = [
  "quote-received",
  "quote-offer",
  "private-link",
  "payment-instructions",
  "payment-failed",
  "booked",
  "balance-paid",
];

export async function linkEmailed({ database, outbox }: Needs, reference: string): Promise<boolean> {
  for (const kind of withLink) if (await outbox.wrote(database, reference, kind)) return true;
  return false;
}
