import Stripe from "stripe";

/** Milliseconds one request may take; the payer waits meanwhile. */
const timeout = 10_000;

export interface StripeKeys {
  secretKey: string;
  /** One for each endpoint that is set up there; several while one is being replaced */
  webhookSecrets: readonly string[];
  /** Instead of Stripe's own API, such as a stand-in on this machine */
  apiUrl: string | undefined;
}

/** Requests carry the version of the API that the SDK was made for, and tell Stripe nothing about our response times. */
export function clientWith({ secretKey, apiUrl }: Pick<StripeKeys, "secretKey" | "apiUrl">): Stripe {
  const url = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    timeout,
    // The SDK repeats a request under the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === "http:" ? "http" : "https" }),
  });
}

/**
 * Why a request will never be taken, without anything personal; undefined when it may have been taken, or may be later: a
 * connection that broke, a limit, a fault on their side, the same key still at work.
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
  // Their sentence may repeat what it was sent, an e-mail address for one.
  return [error.type, error.code, error.param].filter(Boolean).join(" ");
}

/** An id, whether it came alone or with its object. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
