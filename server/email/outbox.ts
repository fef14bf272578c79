import { randomUUID } from "node:crypto";
import type { Clock, Mail, Outbox, Ports, Write } from "../../app/context.ts";
import { addressesOf } from "../../app/email/stored-mail.server.ts";
import { mailboxOf } from "./mailbox.ts";

/**
 * The most replies that one mailbox gets in any 24 hours: beyond that, somebody is using the forms to write to a third person. Copies of
 * forms are counted apart from the rest, so that forms under a customer's address can't stop what they need to pay for their booking.
 */
export const repliesPerDay = 5;
/** The copies of forms, which nobody needs to have agreed to anything for. */
export const copiesOfForms: readonly Mail["kind"][] = ["quote-received", "enquiry-copy"];
const day = 24 * 3_600_000;

/** Transactions with an email in them. */
const withEmail = new WeakSet<Write>();

/** Wraps `write`: after a commit that contains an email, it wakes the process that sends emails. */
export const wakingWrite =
  (write: Ports["write"], wake: () => void): Ports["write"] =>
  async (work) => {
    let transaction: Write | undefined;
    const result = await write((given) => {
      transaction = given;
      return work(given);
    });
    if (transaction && withEmail.has(transaction)) wake();
    return result;
  };

/** Writes emails in the transaction that causes them. `wake` wakes the process that sends them. */
export function outboxWith(clock: Clock, wake: () => void): Outbox {
  async function insert(write: Write, { kind, ...mail }: Mail, subjectRef: string, mailbox: string | null) {
    withEmail.add(write);
    const now = clock.now().toISOString();
    await write
      .insertInto("outbox")
      .values({
        id: randomUUID(),
        subjectRef,
        kind,
        message: JSON.stringify(mail),
        ...addressesOf(mail),
        mailbox,
        status: "waiting",
        attempts: 0,
        dueAt: now,
        createdAt: now,
      })
      .execute();
  }

  return {
    async put(write, mail, subjectRef) {
      // An erased person has no address any more.
      if (mail.to.address !== "") await insert(write, mail, subjectRef, null);
    },

    async reply(write, mail, subjectRef, suspect) {
      if (mail.to.address === "" || suspect) return;
      const mailbox = mailboxOf(mail.to.address);
      const since = new Date(clock.now().getTime() - day).toISOString();
      // Writes take turns (server/database/write.ts), so nobody adds one between the count and the insert.
      const { replies } = await write
        .selectFrom("outbox")
        .select((is) => is.fn.countAll().as("replies"))
        .where("mailbox", "=", mailbox)
        .where("createdAt", ">", since)
        .where("kind", copiesOfForms.includes(mail.kind) ? "in" : "not in", copiesOfForms)
        .executeTakeFirstOrThrow();
      if (Number(replies) < repliesPerDay) await insert(write, mail, subjectRef, mailbox);
    },

    async wrote(reader, subjectRef, kinds, since = "") {
      const row = await reader
        .selectFrom("outbox")
        .select("id")
        .where("subjectRef", "=", subjectRef)
        .where("kind", "in", kinds)
        .where("createdAt", ">=", since)
        .executeTakeFirst();
      return row !== undefined;
    },

    wake,
  };
}
