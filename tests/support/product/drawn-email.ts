import { htmlOf, parseMail, type StoredMail } from "../../../app/email/stored-mail.server.ts";

/** An email as it is sent, with its HTML part rendered. */
export const renderedEmail = async (mail: StoredMail) => ({ ...mail, html: await htmlOf(mail) });
export type DrawnEmail = Awaited<ReturnType<typeof renderedEmail>>;

/** @param message of its row in the outbox */
export const storedEmail = (message: string) => renderedEmail(parseMail(message));
