import { z } from "zod";
import type { Ports } from "../../../app/context.ts";
import type { PaymentEvent } from "../../../app/payments-port.ts";
import type { Ending, Session } from "./checkouts.ts";

const purpose = "demo-payment-event";
/** Milliseconds for which a signature is valid, so that a recorded event can't be replayed later. */
const tolerance = 5 * 60_000;
export const signatureHeader = "Demo-Signature";
export type Signing = Pick<Ports, "signer" | "clock">;

const event = z.object({
  id: z.string(),
  at: z.string(),
  type: z.enum(["paid", "failed", "expired"]),
  paymentId: z.string(),
  session: z.string(),
  pence: z.int(),
  currency: z.string(),
});
type DemoEvent = z.infer<typeof event>;

/** The same ending is the same event, however often it is sent or fetched. */
export const eventFor = (session: string, { paymentId, pence }: Session, { outcome, at }: Ending): DemoEvent => ({
  id: `${outcome}-${session}`,
  at,
  type: outcome,
  paymentId,
  session,
  pence,
  currency: "GBP",
});

/** @returns "t=1795262400000,v1=…" */
export function signatureOf(body: string, { signer, clock }: Signing): string {
  const time = clock.now().getTime();
  return `t=${time},v1=${signer.sign(purpose, `${time}.${body}`)}`;
}

export function isSigned(body: string, header: string | null, { signer, clock }: Signing): boolean {
  const [, time = "", signature = ""] = /^t=(\d{1,15}),v1=([\w-]+)$/.exec(header ?? "") ?? [];
  if (!signer.verify(purpose, `${time}.${body}`, signature)) return false;
  return Math.abs(clock.now().getTime() - Number(time)) <= tolerance;
}

/** @returns undefined when it is not an event */
export function parseEvent(body: string): DemoEvent | undefined {
  try {
    return event.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** The event in the port's terms; does not verify it. */
export const toEventData = (adapter: string, { id, at, type, ...about }: DemoEvent): PaymentEvent => ({
  adapter,
  id,
  at,
  about: { paymentId: about.paymentId, sessionRef: about.session, paymentRef: type === "paid" ? about.session : null },
  data: type === "paid" ? { type, pence: about.pence, currency: about.currency } : { type },
});
