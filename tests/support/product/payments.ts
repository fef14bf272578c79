/** Payment adapters for tests. */
import type { Payments } from "../../../app/payments-port.ts";

const unexpected = (): never => {
  throw new Error("nobody should be asked for money here");
};

/** For tests without payments: any call fails the test. */
export const noPayments: Payments = {
  name: "none",
  begin: unexpected,
  readEvent: unexpected,
  refund: unexpected,
  fetchEvents: unexpected,
};
