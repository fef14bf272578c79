import Stripe from "stripe";

export interface StripeKeys {
  secretKey: string;
  /** Several while one is being replaced */
  webhookSecrets: readonly string[];
  /** Address of another API in place of Stripe's, such as a stand-in on this machine */
  apiUrl: string | undefined;
  /** Milliseconds for one request, while the payer waits; ten seconds unless given */
  timeout?: number;
}

/** Uses the API version of the SDK, and sends no response times to Stripe. */
export function clientWith({ secretKey, apiUrl, timeout = 10_000 }: Omit<StripeKeys, "webhookSecrets">): Stripe {
  const url = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    timeout,
    // The SDK retries under the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === "http:" ? "http" : "https" }),
  });
}

/**
 * Why Stripe rejects a request permanently, without personal data; undefined when it may have been accepted or may be accepted later: a
 * broken connection, a rate limit, a fault at Stripe, the same key still in use.
 */
export function refusalOf(error: unknown): string | undefined {
  const { errors } = Stripe;
  const final =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeIdempotencyError;
  if (!final || error.statusCode === 409) return undefined;
  // Not the message, which may repeat an email address.
  return [error.type, error.code, error.param].filter(Boolean).join(" ");
}

/** A wrong key, or one without a permission: the owner mends that, and then the same request is accepted. */
export const isRefusedKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

/** The id of a value that Stripe sends as an id or as an object. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
