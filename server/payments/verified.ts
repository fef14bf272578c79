import type { PaymentEvent, VerifiedPaymentEvent } from "../../app/payments-port.ts";

/** Says that the event's origin was checked. Called by adapters, after the check, and by nobody else (.dependency-cruiser.mjs). */
export const verified = (event: PaymentEvent): VerifiedPaymentEvent => event as VerifiedPaymentEvent;
