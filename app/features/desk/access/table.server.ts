/** The tables for signing in to the desk. The SQL is in server/database/migrations. Times ISO 8601 UTC; digests SHA-256, hex. */
import type { Selectable } from "kysely";

/** A one-time secret. `link`: a sign-in link; `sign-in` and `passkey`: a challenge that a passkey signs, to sign in or to be stored. */
export interface DeskSecretTable {
  digest: string;
  kind: "link" | "sign-in" | "passkey";
  /** Empty for signing in by passkey: the passkey itself says whose it is */
  email: string;
  /** Digest of the cookie of the browser that asked; null for a link that the terminal printed */
  browser: string | null;
  expiresAt: string;
}

export interface DeskSessionTable {
  /** Identifies the session in the list; it is no key to it */
  id: string;
  digest: string;
  email: string;
  way: "email" | "terminal" | "passkey";
  /** "Safari on iPhone" */
  device: string;
  createdAt: string;
  seenAt: string;
  expiresAt: string;
}
export type DeskSession = Selectable<DeskSessionTable>;

export interface DeskPasskeyTable {
  /** The credential's id, base64url */
  id: string;
  email: string;
  /** COSE key, base64url */
  publicKey: string;
  counter: number;
  /** Comma-separated, such as "internal,hybrid" */
  transports: string;
  device: string;
  createdAt: string;
  usedAt: string | null;
}
export type DeskPasskey = Selectable<DeskPasskeyTable>;
