import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { expect, it } from "vitest";
import { openDesk } from "../../../../tests/support/product/booking.ts";
import { deskBrowser, owner, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** What a device answers that makes a new key (WebAuthn 3, section 6.5; without attestation). @param challenge as the site sent it */
function newKey(challenge: string): string {
  const jwk = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  const point = (part = "") => new Uint8Array(Buffer.from(part, "base64url"));
  // COSE: key type EC2, algorithm ES256, curve P-256, and the point
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(jwk.x)],
      [-3, point(jwk.y)],
    ]),
  );
  const id = randomBytes(16);
  // Flags: the person was there, the person was recognised, a key follows
  const flags = 0b0100_0101;
  const site = createHash("sha256").update("localhost").digest();
  const authData = Buffer.concat([
    site,
    Buffer.from([flags, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, 16]),
    id,
    key,
  ]);
  const client = { type: "webauthn.create", challenge, origin: "http://localhost:3000" };
  const attestation = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", new Uint8Array(authData)],
  ]);
  return JSON.stringify({
    ...{ id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} },
    response: {
      clientDataJSON: base64url(JSON.stringify(client)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
    },
  });
}

describeOnSqlite("a new passkey", (stores) => {
  it("is told to its person by email, since it outlives the session that made it; a refused one is not", async () => {
    const { ports } = await openDesk(stores);
    const told = () => ports.database.selectFrom("outbox").select("recipient").where("kind", "=", "desk-key").execute();
    for (const person of [owner, staff]) {
      const browser = await deskBrowser(ports, person);
      const challenge = async (): Promise<string> =>
        JSON.parse((await browser.post("/desk/passkeys/options")).text).challenge;
      const before = await told();
      const answer = newKey(await challenge());
      const other = newKey("another challenge");
      expect((await browser.post("/desk/passkeys", { answer: other })).said).toContain("No passkey was made");
      expect(await told()).toEqual(before);
      expect((await browser.post("/desk/passkeys", { answer })).said).toContain("opens the desk with its passkey");
      expect(await told()).toEqual([...before, { recipient: person.email }]);
      expect((await browser.post("/desk/passkeys", { answer })).said).toContain("No passkey was made");
    }
    expect(await told()).toHaveLength(2);
  });
});
