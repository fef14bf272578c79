/** The terminal's questions and answers about sessions and passkeys; the use cases are in app/features/desk/access. */
import { endListed, listSessions, wayText } from "../../../app/features/desk/access/sessions.server.ts";
import { passkeysOf, removePasskey } from "../../../app/features/desk/access/stored-passkeys.server.ts";
import { notStored, oneStarting } from "../by-id.ts";
import type { Desk, Result } from "../open.ts";
import { table } from "../terminal/table.ts";
import { formatMoment } from "../text.ts";

export async function listAll({ database, ports, width }: Desk): Promise<Result> {
  const sessions = await listSessions(database, ports.clock.now());
  const rows = sessions.map(({ id, email, device, way, createdAt, seenAt }) => ({
    Id: id.slice(0, 8),
    Who: email,
    Device: device,
    "Signed in": `${formatMoment(createdAt)}, by ${wayText[way]}`,
    "Last here": formatMoment(seenAt),
  }));
  return {
    data: sessions.map(({ digest: _, ...session }) => session),
    text: table(rows, width, "Nobody is signed in."),
  };
}

/** @throws Refusal when there is no such session */
export async function end({ ask, database, ports, by: actor }: Desk, typed: string): Promise<Result> {
  const at = ports.clock.now();
  const { id, email, device } = oneStarting(typed, await listSessions(database, at), (session) => session.id);
  await ask.agree(`End the session of ${email} on ${device}?`);
  if (!(await ports.write((write) => endListed(write, { id, actor, at })))) throw notStored(typed);
  return { data: { id }, text: "That session is over." };
}

/** A credential's id may begin with hyphens, which would read as an option. */
const shortOf = ({ id }: { id: string }) => id.replace(/^-+/, "");

export async function listKeys({ database, width }: Desk): Promise<Result> {
  const passkeys = await passkeysOf(database);
  const rows = passkeys.map(({ id, email, device, createdAt, usedAt }) => ({
    Id: shortOf({ id }).slice(0, 8),
    Who: email,
    Device: device,
    Added: formatMoment(createdAt),
    "Last used": usedAt ? formatMoment(usedAt) : "not yet",
  }));
  const data = passkeys.map(({ id, email, device, createdAt, usedAt }) => ({ id, email, device, createdAt, usedAt }));
  return { data, text: table(rows, width, "No passkeys.") };
}

/** @throws Refusal when there is no such passkey */
export async function remove({ ask, database, ports, by: actor }: Desk, typed: string): Promise<Result> {
  const { id, email, device } = oneStarting(typed, await passkeysOf(database), shortOf);
  await ask.agree(`Remove the passkey of ${email} on ${device}?`);
  await ports.write((write) => removePasskey(write, { id, email, actor, at: ports.clock.now() }));
  return {
    data: { id },
    text: "That passkey opens nothing any more. A lost device may still be signed in: npm run desk sessions.",
  };
}
