import type { StorePorts } from "../../context.ts";
import type { Limit, TooMany } from "../../forms/action.server.ts";
import { tidyText } from "../../forms/tidy-text.ts";
import { rowIdOf } from "../../forms/token.server.ts";
import { type Actor, nameOf } from "../history/actor.ts";
import { recordChange } from "../history/record-change.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { atDesk } from "../site/sender.server.ts";
import { answerMail, messageMail } from "./email.ts";
import { holderOf, replyAddress } from "./reply-address.server.ts";
import { type Correspondent, correspondent, insertMessage, isStored } from "./store.server.ts";

/** Maximum characters of a message; a longer incoming email is cut off. */
export const maxMessageLength = 10_000;

/** `because`: a sentence that says what is wrong */
type WriteMessageResult = { ok: true } | { ok: false; because: string };

interface MessageInput {
  /** A quote's reference or an enquiry's id */
  subjectRef: string;
  text: string;
  by: Actor;
  /** Idempotency key of the form */
  key?: string;
}

const wrongWith = (text: string): string | undefined => {
  if (text === "") return "Write the message.";
  return text.length > maxMessageLength ? `Shorten the message to ${maxMessageLength} characters.` : undefined;
};
const noLongerStored: WriteMessageResult = { ok: false, because: "It is no longer stored." };
export const erasedAddress = "Their address has been erased.";
const readdressed: WriteMessageResult = {
  ok: false,
  because: "Their address has changed. Look at it, and send it again.",
};

/** Sends the customer a message by email. Answers go to the agency's address, or to the desk if an inbound hook is set up. */
export async function sendMessage(
  ports: StorePorts,
  { subjectRef, text: typed, by, key = "" }: MessageInput,
): Promise<WriteMessageResult> {
  const text = tidyText(typed, true);
  const because = wrongWith(text);
  if (because) return { ok: false, because };
  const to = await correspondent(ports.database, subjectRef);
  if (!to) return noLongerStored;
  if (to.email === "") return { ok: false, because: erasedAddress };
  const mail = messageMail(to, text, ports.settings.origin);
  const inbound = ports.settings.replyAddress;
  const replyTo = inbound && { ...mail.replyTo, address: replyAddress(ports.signer, inbound, to) };
  const at = ports.clock.now();
  return ports.write(async (write): Promise<WriteMessageResult> => {
    const now = await correspondent(write, to.ref);
    if (now?.email !== to.email) return now ? readdressed : noLongerStored;
    const createdAt = at.toISOString();
    const sourceKey = rowIdOf(key, "out", text) ?? null;
    const message = { subjectRef: to.ref, direction: "out", words: text, author: nameOf(by), sourceKey } as const;
    if (!(await insertMessage(write, { ...message, createdAt }))) return { ok: true };
    await ports.outbox.put(write, { ...mail, ...(replyTo && { replyTo }) }, to.ref);
    const subject = { kind: to.kind, id: to.ref } as const;
    await recordChange(write, { at, actor: by, subject, action: "Wrote to the customer" });
    return { ok: true };
  });
}

/** Records what the customer wrote or said elsewhere, such as on the phone. */
export async function noteAnswer(
  ports: StorePorts,
  { subjectRef, text: typed, by, key = "" }: MessageInput,
): Promise<WriteMessageResult> {
  const text = tidyText(typed, true);
  const because = wrongWith(text);
  if (because) return { ok: false, because };
  const at = ports.clock.now();
  return ports.write(async (write): Promise<WriteMessageResult> => {
    const from = await correspondent(write, subjectRef);
    if (!from) return noLongerStored;
    const message = {
      subjectRef: from.ref,
      direction: "in",
      words: text,
      author: nameOf(by),
      sourceKey: rowIdOf(key, "in", text) ?? null,
    } as const;
    if (!(await insertMessage(write, { ...message, createdAt: at.toISOString() }))) return { ok: true };
    const subject = { kind: from.kind, id: from.ref } as const;
    await recordChange(write, { at, actor: by, subject, action: "Noted what the customer said" });
    return { ok: true };
  });
}

/** An incoming email, as the inbound hook passes it on. */
interface IncomingEmail {
  /** The provider's id; an email with the same id is not stored again */
  id: string;
  to: readonly string[];
  text: string;
  /** Names of the attachments, which may be empty. The attachments themselves are not stored */
  attachments?: readonly string[];
}

/** Replaces the text of an email that contains only HTML or pictures. */
const withoutText = "(An email without plain text came. Look for it at your mail provider.)";

/** How many attachments are named. */
const mostNamed = 10;
/** Characters */
const maxNameLength = 80;

/** Note for the owner below the text of an email with attachments; "" if there are none. */
function leftOut(attachments: readonly string[]): string {
  if (attachments.length === 0) return "";
  const names = attachments.map(
    (name) => tidyText(name).slice(0, maxNameLength).toWellFormed() || "one without a name",
  );
  const more = names.length - mostNamed;
  const named = `${names.slice(0, mostNamed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return `\n\n(Attached, and not stored here: ${named}. Look for the email at your mail provider.)`;
}

/** Stores an answer that came by email, and tells the owner. `unknown`: no valid reply address of ours, or an erased subject. */
export async function receiveMessage(
  ports: StorePorts,
  { id, to, text, attachments = [] }: IncomingEmail,
): Promise<"stored" | "repeated" | "unknown"> {
  let from: Correspondent | undefined;
  for (const address of to) from ??= await holderOf(ports.database, ports.signer, address);
  if (!from) return "unknown";
  const received = tidyText(text, true).slice(0, maxMessageLength).toWellFormed() || withoutText;
  const stored = await storeIncoming(
    ports,
    { subject: from.ref, email: from.email },
    received + leftOut(attachments),
    id,
  );
  return stored === "stored" || stored === "repeated" ? stored : "unknown";
}

/**
 * Stores a message that a customer wrote on their booking's page, and emails the owner; once for each key however often it is sent.
 * @param quote as their link opened it @param key of the form @param limit checked only if the message was not stored before
 * @returns "gone" if the customer was erased meanwhile, or has another email address, which ends the link
 */
export const writeToAgency = (
  ports: StorePorts,
  { quote, text, key }: { quote: Pick<Quote, "reference" | "email">; text: string; key: string },
  limit: Limit,
): Promise<"stored" | "repeated" | "gone" | TooMany> =>
  storeIncoming(ports, { subject: quote.reference, email: quote.email }, text, rowIdOf(key, "in", text) ?? key, limit);

/** With the email to the owner, and only while the customer has this address: nothing would ever delete it after their erasure. */
async function storeIncoming(
  ports: StorePorts,
  { subject, email }: { subject: string; email: string },
  text: string,
  sourceKey: string,
  limit?: Limit,
): Promise<"stored" | "repeated" | "gone" | TooMany> {
  return ports.write(async (write) => {
    const from = await correspondent(write, subject);
    // An erased person's booking may have to be kept by law, but has no email address.
    if (!from || from.email === "" || from.email !== email) return "gone";
    if (await isStored(write, sourceKey)) return "repeated";
    const tooMany = await limit?.(write);
    if (tooMany) return tooMany;
    const createdAt = ports.clock.now().toISOString();
    const message = { subjectRef: from.ref, direction: "in", words: text, author: null, sourceKey } as const;
    await insertMessage(write, { ...message, createdAt });
    const path = from.kind === "quote" ? `bookings/${from.ref}` : `messages/${from.ref}`;
    await ports.outbox.put(write, answerMail(from, text, atDesk(ports.settings.origin, path)), from.ref);
    return "stored";
  });
}
