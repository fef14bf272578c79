import type { PaymentEvent, VerifiedPaymentEvent } from "../../app/payments-port.ts";

/** Marks an event as verified. Only adapters may call it, after they have checked the event's origin (.dependency-cruiser.mjs). */
export const verified = (event: PaymentEvent): VerifiedPaymentEvent => event as VerifiedPaymentEvent;
