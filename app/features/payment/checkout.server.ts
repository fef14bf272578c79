/** Where a payer is sent to pay, and how they are recognised when they come back. */
import { z } from "zod";
import type { Ports } from "../../context.ts";
import { jsonColumn } from "../../json-column.server.ts";
import type { ProviderCheckout } from "../../payments-port.ts";
import type { Quote } from "../quote/table.server.ts";
import { paymentsOf } from "./store.server.ts";
import type { Payment } from "./table.server.ts";

const expiresAt = z.string().nullable();
const read = jsonColumn<ProviderCheckout>(
  "payment.next_step",
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("redirect"), url: z.string(), sessionRef: z.string(), expiresAt }),
    z.object({
      kind: z.literal("instructions"),
      lines: z.array(z.object({ label: z.string(), value: z.string() })),
      sessionRef: z.null(),
      expiresAt,
    }),
    z.object({ kind: z.literal("refused"), reason: z.string() }),
  ]),
);

/** Where the payer of this attempt is sent; null until the provider has answered. */
export const checkoutOf = ({ nextStep }: Pick<Payment, "nextStep">): ProviderCheckout | null =>
  nextStep === null ? null : read(nextStep);

const purpose = "payment-return";

/**
 * The key of the links on which the provider sends the payer back. It is derived from the payment, so that it is the same on every
 * request: a provider accepts a repeated request with the same idempotency key only if its parameters are the same. It is signed, so that
 * nobody can derive it from the database alone.
 */
export const returnKey = ({ signer }: Pick<Ports, "signer">, { id }: Pick<Payment, "id">): string =>
  signer.sign(purpose, id);

/** The attempt whose payer comes back from the provider. Not of a transfer: nobody comes back from one, and its key is in an email. */
export async function paymentOfReturn(
  { database, signer }: Pick<Ports, "database" | "signer">,
  reference: Quote["reference"],
  key: string,
): Promise<Payment | undefined> {
  const payments = await paymentsOf(database, reference);
  const payment = payments.find(({ id }) => signer.verify(purpose, id, key));
  return payment && checkoutOf(payment)?.kind !== "instructions" ? payment : undefined;
}
