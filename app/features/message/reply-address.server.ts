/** An address for the answers to one subject's messages: reply+SUBJECT.TOKEN@…, signed so that it can't be guessed. */
import type { Ports } from "../../context.ts";

const purpose = "reply-address";
/** Hex, since mail servers may change capitals; 80 bits. */
const tokenOf = (signer: Ports["signer"], subject: string) =>
  Buffer.from(signer.sign(purpose, subject), "base64url").toString("hex").slice(0, 20);

/** @param base such as reply@in.example.org @param subjectRef a quote's reference or an enquiry's id */
export function replyAddress(signer: Ports["signer"], base: string, subjectRef: string): string {
  const [local, domain] = base.split("@");
  const subject = subjectRef.toLowerCase();
  return `${local}+${subject}.${tokenOf(signer, subject)}@${domain}`;
}

/** @param address where an email went @returns what it is about, in small letters; undefined where the token does not fit */
export function subjectOfReply(signer: Ports["signer"], address: string): string | undefined {
  const [, subject, token] = /\+([0-9a-z-]{4,64})\.([0-9a-f]{20})@[^@\s]+$/.exec(address.trim().toLowerCase()) ?? [];
  return subject && token === tokenOf(signer, subject) ? subject : undefined;
}
