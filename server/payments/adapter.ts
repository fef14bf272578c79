/**
 * The type of a payment provider's adapter. To add one: its file or folder here, its case in choose.ts, its name and keys in
 * server/config.ts and deploy/site.env.example. Add the placeholder keys of that example to `examples` and `exampleObstacles` in
 * server/go-live.ts, so that the site refuses to start with them. The adapter's `readEvent` checks the signature.
 */
import type { RequestHandler } from "express";
import type { Payments } from "../../app/payments-port.ts";

/** What an adapter offers the server beyond the port. */
export interface PaymentAdapter extends Payments {
  /** Pages of its own on this site, before every other route. */
  pages?: RequestHandler;
  /** Origins that a form may redirect to (form-action), such as "https://pay.example" */
  payerOrigins: readonly string[];
}
