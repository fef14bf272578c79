/**
 * An email address for answers to the messages about one subject: reply+SUBJECT.TOKEN@…, signed so that it can't be guessed. It becomes
 * invalid when the customer's email address is corrected, because a stranger may have it from a message to the earlier address.
 */
import type { Ports, Reader } from "../../context.ts";
import { type Correspondent, correspondent } from "./store.server.ts";

type Holder = Pick<Correspondent, "ref" | "email">;

const purpose = "reply-address";
/** 80 bits in hex: mail servers may change upper to lower case, which would break base64. */
const tokenOf = (signer: Ports["signer"], { ref, email }: Holder) =>
  Buffer.from(signer.sign(purpose, `${ref} ${email}`.toLowerCase()), "base64url")
    .toString("hex")
    .slice(0, 20);

/** An enquiry's id is written without its hyphens, because mail servers need not accept more than 64 characters before the @. */
const shortened = (subject: string) => (subject.length === 36 ? subject.replaceAll("-", "") : subject);
const withHyphens = (subject: string) => subject.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, "$1-$2-$3-$4-$5");

/** @param base such as reply@in.example.org, with at most ten characters before the @ (server/config.ts) */
export function replyAddress(signer: Ports["signer"], base: string, to: Holder): string {
  const [local, domain] = base.split("@");
  return `${local}+${shortened(to.ref.toLowerCase())}.${tokenOf(signer, to)}@${domain}`;
}

/** The parts of one of our reply addresses; undefined for any other address. */
export function readReplyAddress(address: string): { subject: string; token: string } | undefined {
  const [, subject, token] = /\+([0-9a-z-]{4,64})\.([0-9a-f]{20})@[^@\s]+$/.exec(address.trim().toLowerCase()) ?? [];
  return subject && token ? { subject: withHyphens(subject), token } : undefined;
}

/** @returns the customer whose answers go to this address; undefined if its token is not valid, or no longer */
export async function holderOf(
  reader: Reader,
  signer: Ports["signer"],
  address: string,
): Promise<Correspondent | undefined> {
  const written = readReplyAddress(address);
  const holder = written && (await correspondent(reader, written.subject));
  return holder && written.token === tokenOf(signer, holder) ? holder : undefined;
}
