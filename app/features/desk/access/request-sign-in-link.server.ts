/** Makes sign-in links: sent by email to somebody in DESK_EMAILS, or printed in the terminal. */
import type { Ports, Write } from "../../../context.ts";
import { signInMail } from "./email.ts";
import { type DeskUser, deskUserByEmail } from "./people.ts";
import { makeKey, storeToken } from "./secrets.server.ts";

const linkOf = (origin: string, key: string) => `${origin}/desk/sign-in/link?key=${key}`;

/**
 * Links in an hour: from an IP address, from it to one person, and to one person. From many addresses a stranger can use up the last, which
 * does not count in a browser where the person was signed in before.
 */
const asks = { fromAddress: 20, toPersonFromAddress: 6, toPerson: 30 } as const;

interface LinkRequest {
  people: readonly DeskUser[];
  email: string;
  /** Value of the asking browser's cookie: the link works only in that browser */
  browser: string;
  /** Whether somebody was signed in there before */
  known?: (person: DeskUser) => boolean;
  /** IP address */
  address: string;
}

type RequestLinkResult = { ok: true } | { ok: false; retryAfterSeconds: number };

/** For anyone else, and at a person's limit, the answer is the same without an email. */
export async function requestSignInLink(
  { rateLimiter, outbox, write, clock, settings }: Ports,
  { people, email, browser, known = () => false, address }: LinkRequest,
): Promise<RequestLinkResult> {
  const allowed = await rateLimiter.take(`desk-sign-in:${address}`, asks.fromAddress, 3600);
  if (!allowed.ok) return allowed;
  const person = deskUserByEmail(people, email);
  const to = `desk-sign-in-to:${person?.email ?? ""}`;
  const mayFrom = await rateLimiter.take(`${to}:${address}`, asks.toPersonFromAddress, 3600);
  const isStranger = !person || !known(person);
  const may = mayFrom.ok && isStranger ? await rateLimiter.take(to, asks.toPerson, 3600) : mayFrom;
  const key = makeKey();
  const mail = signInMail(person?.email ?? "", linkOf(settings.origin, key));
  if (!person || !may.ok) return { ok: true };
  await write(async (write) => {
    await storeToken(write, { kind: "link", email: person.email, key, browser, now: clock.now() });
    await outbox.put(write, mail, "desk");
  });
  return { ok: true };
}

/** A link to print in the terminal: whoever opens it first is signed in. @param now the clock's time */
export async function printLink(write: Write, person: DeskUser, origin: string, now: Date): Promise<string> {
  const key = makeKey();
  await storeToken(write, { kind: "link", email: person.email, key, browser: null, now });
  return linkOf(origin, key);
}
