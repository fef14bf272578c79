import { z } from "zod";
import { jsonColumn } from "../../json-column.server.ts";
import type { ProviderCheckout } from "../../payments-port.ts";
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

/** Where this attempt's payer is sent; null until the provider has answered. */
export const checkoutOf = ({ nextStep }: Pick<Payment, "nextStep">): ProviderCheckout | null =>
  nextStep === null ? null : read(nextStep);
