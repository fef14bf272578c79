/** An address for the answers to one subject's messages: reply+SUBJECT.TOKEN@…, signed so that it can't be guessed. */
import type { Ports } from "../../context.ts";

const purpose = "reply-address";
/** Hex, since mail servers may change capitals; 80 bits. */
const tokenOf = (signer: Ports["signer"], subject: string) =>
  Buffer.from(signer.sign(purpose, subject), "base64url").toString("hex").slice(0, 20);

/** An enquiry's id stands without its hyphens, because mail servers need not take more than 64 characters before the @. */
const shortened = (subject: string) => (subject.length === 36 ? subject.replaceAll("-", "") : subject);
/** Earlier addresses have the hyphens. */
const whole = (subject: string) => subject.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, "$1-$2-$3-$4-$5");

/**
 * @param base such as reply@in.example.org, with at most ten characters before the @ (server/config.ts)
 * @param subjectRef a quote's reference or an enquiry's id
 */
export function replyAddress(signer: Ports["signer"], base: string, subjectRef: string): string {
  const [local, domain] = base.split("@");
  const subject = subjectRef.toLowerCase();
  return `${local}+${shortened(subject)}.${tokenOf(signer, subject)}@${domain}`;
}

/** @param address where an email went @returns what it is about, in small letters; undefined where the token does not fit */
export function subjectOfReply(signer: Ports["signer"], address: string): string | undefined {
  const [, written, token] = /\+([0-9a-z-]{4,64})\.([0-9a-f]{20})@[^@\s]+$/.exec(address.trim().toLowerCase()) ?? [];
  const subject = whole(written ?? "");
  return subject && token === tokenOf(signer, subject) ? subject : undefined;
}
