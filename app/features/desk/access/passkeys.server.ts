/** Passkeys replace the link in an email. A signature is valid once, and only in the browser that asked for its challenge. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { StorePorts } from "../../../context.ts";
import { recordChange } from "../../history/record-change.server.ts";
import { site } from "../../site/site.server.ts";
import { deviceOf } from "./device.ts";
import { newPasskeyMail } from "./email.ts";
import { type DeskUser, deskUserByEmail } from "./people.ts";
import { consumeToken, storeToken } from "./secrets.server.ts";
import { desk } from "./sessions.server.ts";
import { passkeysOf } from "./stored-passkeys.server.ts";
import type { DeskPasskey } from "./table.server.ts";

const rpId = ({ settings }: StorePorts) => new URL(settings.origin).hostname;
const transportsOf = ({ transports }: DeskPasskey) => transports.split(",").filter(Boolean) as "internal"[];

/** The challenge that the browser has to sign to sign in. @param browser value of its cookie */
export async function authenticationOptions(ports: StorePorts, browser: string) {
  const options = await generateAuthenticationOptions({ rpID: rpId(ports), userVerification: "required" });
  const secret = { kind: "sign-in", email: "", key: options.challenge, browser, now: ports.clock.now() } as const;
  await ports.write((write) => storeToken(write, secret));
  return options;
}

/** @param answer the browser's, as JSON @returns who signed; undefined if the signature is not valid or its key is not stored here */
export async function verifyAuthentication(
  ports: StorePorts,
  { answer, browser, people }: { answer: string; browser: string | undefined; people: readonly DeskUser[] },
): Promise<DeskUser | undefined> {
  const response = parsed<AuthenticationResponseJSON>(answer);
  // PostgreSQL takes no NUL in a text.
  if (typeof response?.id !== "string" || response.id.includes("\0")) return undefined;
  const { database, write, clock, settings } = ports;
  const passkey = await database.selectFrom("deskPasskey").selectAll().where("id", "=", response.id).executeTakeFirst();
  const person = passkey && deskUserByEmail(people, passkey.email);
  if (!person) return undefined;
  const now = clock.now();
  const taken = (key: string) =>
    write(async (write) => (await consumeToken(write, { kind: "sign-in", key, browser, now })) !== undefined);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: taken,
    expectedOrigin: settings.origin,
    expectedRPID: rpId(ports),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(refused);
  if (!verified?.verified) return undefined;
  const used = { counter: verified.authenticationInfo.newCounter, usedAt: now.toISOString() };
  await write((write) => write.updateTable("deskPasskey").set(used).where("id", "=", passkey.id).execute());
  return person;
}

/** The challenge with which the browser creates a new passkey. */
export async function registrationOptions(ports: StorePorts, person: DeskUser, browser: string) {
  const existing = await passkeysOf(ports.database, person);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: rpId(ports),
    userName: person.email,
    excludeCredentials: existing.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const secret = {
    kind: "passkey",
    email: person.email,
    key: options.challenge,
    browser,
    now: ports.clock.now(),
  } as const;
  await ports.write((write) => storeToken(write, secret));
  return options;
}

/** Stores a new passkey and tells its person by email. @returns whether it answers the challenge of this person in this browser */
export async function verifyRegistration(
  ports: StorePorts,
  person: DeskUser,
  { answer, browser, userAgent }: { answer: string; browser: string | undefined; userAgent: string | null },
): Promise<boolean> {
  const response = parsed<RegistrationResponseJSON>(answer);
  if (!response) return false;
  const { write, clock, settings, outbox } = ports;
  const now = clock.now();
  const taken = (key: string) =>
    write(async (write) => (await consumeToken(write, { kind: "passkey", key, browser, now }))?.email === person.email);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: taken,
    expectedOrigin: settings.origin,
    expectedRPID: rpId(ports),
  }).catch(refused);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const device = deviceOf(userAgent);
  await write(async (write) => {
    await write
      .insertInto("deskPasskey")
      .values({
        id,
        email: person.email,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: transports.join(","),
        device,
        createdAt: now.toISOString(),
        usedAt: null,
      })
      .execute();
    await recordChange(write, { at: now, actor: person, subject: desk, action: "Added a passkey" });
    await outbox.put(write, newPasskeyMail(person.email, device, settings.origin), desk.id);
  });
  return true;
}

/** The library throws for every answer that is not the expected one. */
const refused = () => undefined;

function parsed<T>(json: string): T | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
