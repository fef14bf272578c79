import type { Database } from "../../context.ts";

/** Days for which a message counts as waiting for an answer. */
const days = 14;

/** Customers' messages about a quote or a booking that no message in either direction followed: the last of several in a row. */
export const unansweredMessages = (database: Database, now: Date) =>
  database
    .selectFrom("message")
    .innerJoin("quote", "quote.reference", "message.subjectRef")
    .where("message.direction", "=", "in")
    .where("message.author", "is", null)
    .where("message.createdAt", ">=", new Date(now.getTime() - days * 86_400_000).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("message as later")
            .select("later.id")
            .whereRef("later.subjectRef", "=", "message.subjectRef")
            .whereRef("later.createdAt", ">", "message.createdAt"),
        ),
      ),
    );
