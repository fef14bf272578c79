/** Whether the customer expects a performer by name, so that somebody tells them who comes instead. */
import type { Reader } from "../../../context.ts";
import { parseMail } from "../../../email/stored-mail.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { meetLabel } from "../staffing.server.ts";
import type { Performer } from "../table.server.ts";

/** @returns a sentence for the owner, with a space before it; "" if the customer has not read the name */
export async function expectedText(
  reader: Reader,
  { reference }: Pick<Quote, "reference">,
  { publicName }: Pick<Performer, "publicName">,
): Promise<string> {
  const emails = await reader
    .selectFrom("outbox")
    .select("message")
    .where("subjectRef", "=", reference)
    .where("kind", "=", "week-before")
    .execute();
  const lines = emails.flatMap(({ message }) => parseMail(message).text.split("\n"));
  return lines.some((line) => line.startsWith(`${meetLabel}: `) && line.includes(publicName))
    ? ` The customer has read that they will meet ${publicName}: tell them who comes instead.`
    : "";
}
