import { parseMail } from "../../app/email/stored-mail.server.ts";
import { withMessage } from "../../app/features/desk/mail/list.server.ts";
import { deadJobLink, resendAtDesk } from "../../app/features/desk/mail/resend.server.ts";
import { emailShape } from "../../app/forms/schema.ts";
import { Refusal } from "../refusal.ts";
import { byId } from "./by-id.ts";
import { mailTable } from "./mail.ts";
import type { Desk, Result } from "./open.ts";

/** @throws Refusal when there is no such email, it is being sent, or `to` is no email address */
export async function resend(desk: Desk, typed: string, { to }: { to?: string }): Promise<Result> {
  const { id, message } = await byId(desk.database, "outbox", typed);
  if (to !== undefined && !emailShape.test(to)) throw new Refusal([`"${to}" is not an email address.`]);
  const mail = parseMail(message);
  await desk.ask.agree(`Send "${mail.subject}" to ${to ?? mail.to.address}?`);
  const asked = { id, to, at: desk.ports.clock.now(), by: desk.by };
  const sent = await desk.ports.write((write) => resendAtDesk(write, desk.ports.signer, asked));
  if (!sent.ok) throw new Refusal([refusals[sent.because]]);
  const resent = withMessage(sent.email);
  return { data: resent, text: `It goes out within seconds while the site runs.\n${mailTable([resent], desk.width)}` };
}

const held = "That email is just being sent. Look again in a minute.";
const refusals = {
  gone: "That email has just been erased.",
  "dead-link":
    "Its private link or its address for answers has ended. Write to them instead: npm run desk write REFERENCE.",
  "dead-job-link": `${deadJobLink}. Send their newest email about the job: npm run desk mail REFERENCE.`,
  held,
  repeated: held,
};
