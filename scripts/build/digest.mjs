import { createHash } from "node:crypto";

/** Names a result after its inputs. Each input's length counts too, so that none can pass for the end of another. */
export function digestOf(/** @type {(string | Uint8Array)[]} */ ...inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(String(input.length)).update(":").update(input);
  return hash.digest("hex").slice(0, 24);
}
