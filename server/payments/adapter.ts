import type { RequestHandler } from "express";
import type { Payments } from "../../app/context.ts";

/** What the server knows of an adapter beyond the port. */
export interface PaymentAdapter extends Payments {
  /** Pages of its own on this site, before every other route. */
  pages?: RequestHandler;
  /** Where a form may lead to (form-action): browsers also ask about the redirect that answers it. Such as "https://pay.example" */
  payerOrigins: readonly string[];
}
