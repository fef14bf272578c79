import type { Signer, Write } from "../../../context.ts";
import { performerKinds } from "../../../email/kinds.ts";
import { resendEmail } from "../../../email/resend-email.server.ts";
import { parseMail } from "../../../email/stored-mail.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { holderOf, readReplyAddress } from "../../message/reply-address.server.ts";
import { assignmentByLink } from "../../performer/assignments.server.ts";
import { hasDeadLink } from "../../quote/links.server.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { invitedBy } from "../../review/invites.server.ts";

/** The kind of sign-in emails, which the desk can neither show nor send again. */
export const signInEmail = "desk-sign-in";

export const deadJobLink = "Its link to the job has ended, because the performer has another email address now";

/** In the emails whose link is not a quote's. */
const keyInText = (text: string) => /\/(?:job|reviews\/write)\?key=([\w-]+)/.exec(text)?.[1] ?? "";

/**
 * `dead-link`: the email's private link or reply address has expired, so nothing was sent; `dead-job-link`: a performer's has. @param at the
 * time of the request
 */
export async function resendAtDesk(
  write: Write,
  signer: Signer,
  { at, by, ...email }: Omit<Parameters<typeof resendEmail>[1], "at"> & { at: Date; by: Actor },
) {
  const one = await write
    .selectFrom("outbox")
    .select(["kind", "subjectRef", "message"])
    .where("id", "=", email.id)
    .executeTakeFirst();
  if (!one || one.kind === signInEmail) return { ok: false, because: "gone" } as const;
  const reference = parseReference(one.subjectRef);
  const { text, replyTo } = parseMail(one.message);
  const answers = replyTo?.address ?? "";
  const ended = readReplyAddress(answers) && !(await holderOf(write, signer, answers));
  if (ended || (reference && (await hasDeadLink(write, reference, text))))
    return { ok: false, because: "dead-link" } as const;
  if (performerKinds.includes(one.kind) && keyInText(text) && !(await assignmentByLink(write, keyInText(text))))
    return { ok: false, because: "dead-job-link" } as const;
  if (one.kind === "review-invite" && typeof (await invitedBy(write, keyInText(text), at.toISOString())) === "string")
    return { ok: false, because: "dead-link" } as const;
  const sent = await resendEmail(write, { ...email, at: at.toISOString() });
  if (sent.ok && reference) {
    await recordOnQuote(write, reference, { at, actor: by, action: "Sent an email again" });
  }
  return sent;
}
