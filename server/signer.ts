import { createHmac, timingSafeEqual } from "node:crypto";
import type { Signer } from "../app/context.ts";

/** HMAC-SHA-256 with the shared secret. The purpose is signed too, so that a signature for one use is invalid in another. */
export function signerWith(secret: string): Signer {
  const digest = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose.length}:${purpose}:${text}`).digest();
  return {
    sign: (purpose, text) => digest(purpose, text).toString("base64url"),
    verify(purpose, text, signature) {
      const received = Buffer.from(signature, "base64url");
      const expected = digest(purpose, text);
      return received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}
