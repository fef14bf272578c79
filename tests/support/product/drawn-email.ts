import { htmlOf } from "../../../app/email/compose.tsx";
import { parseMail, type StoredMail } from "../../../app/email/stored-mail.server.ts";

/** An email as it is sent, with its HTML part drawn. */
export const drawnEmail = async ({ html, ...mail }: StoredMail) => ({
  ...mail,
  html: typeof html === "string" ? html : await htmlOf(html),
});
export type DrawnEmail = Awaited<ReturnType<typeof drawnEmail>>;

/** @param message of its row in the outbox */
export const storedEmail = (message: string) => drawnEmail(parseMail(message));
