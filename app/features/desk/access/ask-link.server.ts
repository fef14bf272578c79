/** Ways to a sign-in link: an email to somebody of DESK_EMAILS, or one that the terminal prints. */
import type { Ports, Write } from "../../../context.ts";
import { signInMail } from "./email.ts";
import { type Person, personCalled } from "./people.ts";
import { makeKey, putSecret } from "./secrets.server.ts";

const linkOf = (origin: string, key: string) => `${origin}/desk/sign-in/link?key=${key}`;

/**
 * Links in an hour: those that one visitor's address may ask for, those of them that go to one person, and those that go to one person
 * from wherever. A stranger who asks for the owner's all day uses up their own and not the owner's.
 */
const asks = { fromAddress: 20, toPersonFromAddress: 6, toPerson: 30 } as const;

export type Asked = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Sends a link to whoever may enter. Whoever may not, or has had enough of them, gets the same answer and no email.
 * @param browser the cookie of the browser that asks: the link opens in it alone
 */
export async function askLink(
  { rateLimiter, outbox, write, clock, settings }: Ports,
  { people, email, browser, address }: { people: readonly Person[]; email: string; browser: string; address: string },
): Promise<Asked> {
  const allowed = await rateLimiter.take(`desk-sign-in:${address}`, asks.fromAddress, 3600);
  if (!allowed.ok) return allowed;
  const person = personCalled(people, email);
  const to = `desk-sign-in-to:${person?.email ?? ""}`;
  const mayFrom = await rateLimiter.take(`${to}:${address}`, asks.toPersonFromAddress, 3600);
  const may = mayFrom.ok ? await rateLimiter.take(to, asks.toPerson, 3600) : mayFrom;
  const key = makeKey();
  const mail = await signInMail(person?.email ?? "", linkOf(settings.origin, key));
  if (!person || !may.ok) return { ok: true };
  await write(async (write) => {
    await putSecret(write, { kind: "link", email: person.email, key, browser, now: clock.now() });
    await outbox.put(write, mail, { kind: "desk-sign-in", subjectRef: "desk" });
  });
  outbox.wake();
  return { ok: true };
}

/** A link for whoever sees the terminal: whoever opens it first is in. @param now of the clock */
export async function printLink(write: Write, person: Person, origin: string, now: Date): Promise<string> {
  const key = makeKey();
  await putSecret(write, { kind: "link", email: person.email, key, browser: null, now });
  return linkOf(origin, key);
}
