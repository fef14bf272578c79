/** In a file of its own: messages.ts loads much that a command which only shows messages does not need. */
import type { Database } from "../../../app/context.ts";
import { messagesOf } from "../../../app/features/message/store.server.ts";
import { paragraph } from "../terminal/table.ts";
import { formatMoment } from "../text.ts";

/** Oldest first, each under who wrote it; "" where there is none. */
export async function messagesText(database: Database, subject: string, width: number): Promise<string> {
  const messages = await messagesOf(database, subject);
  return messages
    .map(({ createdAt, direction, author, words }) => {
      const from = `from the customer${author ? ` (noted by ${author})` : ""}`;
      return `${formatMoment(createdAt)} ${direction === "out" ? `from us (${author})` : from}:\n${paragraph(words, width)}`;
    })
    .join("\n\n");
}
