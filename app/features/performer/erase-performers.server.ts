/** Erases performers after the retention period, or when they ask. Each function runs in the caller's transaction. */
import type { Ports, Reader, Write } from "../../context.ts";
import { performerKinds } from "../../email/kinds.ts";
import { parseMail } from "../../email/stored-mail.server.ts";
import { eraseChanges } from "../history/store.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { holding, quarter } from "./rules.ts";
import { performerById } from "./store.server.ts";
import type { Performer } from "./table.server.ts";

/** Deletes a booking's assignments with their links and slots. */
export async function eraseAssignments(write: Write, reference: Reference): Promise<void> {
  const ids = write.selectFrom("assignment").select("id").where("reference", "=", reference);
  await write.deleteFrom("assignmentLink").where("assignmentId", "in", ids).execute();
  await write.deleteFrom("performerSlot").where("assignmentId", "in", ids).execute();
  await write.deleteFrom("assignment").where("reference", "=", reference).execute();
}

/** Keeps what the accounts need, which performer did the job for which fee, and deletes the links and the notes. */
export const minimiseAssignments = (write: Write, reference: Reference) => strip(write, "reference", reference);

async function strip(write: Write, by: "reference" | "performerId", value: string): Promise<void> {
  const ids = write.selectFrom("assignment").select("id").where(by, "=", value);
  await write.deleteFrom("assignmentLink").where("assignmentId", "in", ids).execute();
  await write.updateTable("assignment").set({ note: null }).where(by, "=", value).execute();
}

const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** As whole words, and not as part of another performer's longer name: "Sam" is not in "Samson says no", nor in "Sam Smith says no". */
function isNamed(name: string, text: string, otherNames: string[]): boolean {
  const words = wordsOf(name);
  const longer = otherNames.map(wordsOf).filter((other) => other !== words && other.includes(words));
  return longer.reduce((rest, other) => rest.replaceAll(other, "  "), wordsOf(text)).includes(words);
}

/**
 * The emails about a performer's jobs: those to the owner, and those to an address that no other performer has (it may be an old address
 * of this one). Sent emails are all included, because the name may have changed since; waiting ones only if they contain the name.
 * @returns ids of rows of the outbox
 */
export async function emailsNaming(reader: Reader, performerId: string): Promise<string[]> {
  const performer = await performerById(reader, performerId);
  if (!performer) return [];
  const rows = await reader
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "status", "message"])
    .where("kind", "in", ["performer-for-desk", ...performerKinds])
    .where(
      "subjectRef",
      "in",
      reader.selectFrom("assignment").select("reference").where("performerId", "=", performerId),
    )
    .execute();
  const others = await reader
    .selectFrom("performer")
    .select(["publicName", "email"])
    .where("id", "!=", performerId)
    .execute();
  const otherNames = others.map(({ publicName }) => publicName);
  const otherAddresses = others.map(({ email }) => email.toLowerCase());
  const names = (text: string) => isNamed(performer.publicName, text, otherNames);
  return rows
    .filter(({ kind, recipient }) => kind === "performer-for-desk" || !otherAddresses.includes(recipient ?? ""))
    .filter(({ status, message }) => status !== "waiting" || names(parseMail(message).text))
    .map(({ id }) => id);
}

/** With the emails about their jobs. The accounts keep the legal name of one who had jobs; others are deleted. */
export async function erasePerformer(write: Write, id: string, at: Date): Promise<void> {
  const performer = await performerById(write, id);
  if (!performer) return;
  // Only about their jobs: somebody with the same address may be a customer too.
  await write
    .deleteFrom("outbox")
    .where("recipient", "=", performer.email.toLowerCase())
    .where("subjectRef", "in", write.selectFrom("assignment").select("reference").where("performerId", "=", id))
    .execute();
  const naming = await emailsNaming(write, id);
  if (naming.length > 0) await write.deleteFrom("outbox").where("id", "in", naming).execute();
  // Emails about a job whose booking was erased (end-jobs.server.ts).
  await write.deleteFrom("outbox").where("subjectRef", "=", id).execute();
  await write.deleteFrom("performerAct").where("performerId", "=", id).execute();
  await write.deleteFrom("performerBlock").where("performerId", "=", id).execute();
  await strip(write, "performerId", id);
  await eraseChanges(write, "performer", [id]);
  const job = await write.selectFrom("assignment").select("id").where("performerId", "=", id).executeTakeFirst();
  if (!job) return void (await write.deleteFrom("performer").where("id", "=", id).execute());
  // All columns except those that are kept: a new column in neither list does not compile.
  const emptied: Omit<Performer, "id" | "legalName" | "miles" | "fee" | "createdAt"> = {
    // A form that was opened before must not store the person again.
    version: performer.version + 1,
    publicName: "Former performer",
    base: "",
    lat: 0,
    lon: 0,
    phone: "",
    email: "",
    notes: null,
    active: 0,
    changedAt: at.toISOString(),
  };
  await write.updateTable("performer").set(emptied).where("id", "=", id).execute();
}

/** Future jobs that a performer was asked for or has accepted. */
const jobsAhead = (reader: Reader, now: Date) =>
  reader.selectFrom("assignment").where("status", "in", holding).where("endsAt", ">", now.toISOString());

/** Performers with an email address, and the future bookings because of which they can't be erased yet. @param address in lower case */
export async function performersAt(reader: Reader, address: string, now: Date) {
  const performers = await reader
    .selectFrom("performer")
    .select("id")
    .where((is) => is(is.fn("lower", ["email"]), "=", address))
    .execute();
  const ids = performers.map(({ id }) => id);
  if (address === "" || ids.length === 0) return { ids: [], jobs: [] };
  const jobs = await jobsAhead(reader, now).select("reference").where("performerId", "in", ids).execute();
  return { ids, jobs: jobs.map(({ reference }) => reference) };
}

const week = 7 * 24 * 3_600_000;

/**
 * Erases performers who have been inactive for as long as enquiries are kept and have no job ahead, past slots, days off that have been
 * over for as long, whose notes may say why, and emails about performers. Emails about a booking are erased with the booking.
 * @param before ISO 8601 UTC: performers inactive since before it, days off that were over and emails written before it
 * @returns how many performers were erased
 */
export async function erasePerformersBefore(
  { write, clock }: Pick<Ports, "write" | "clock">,
  before: string,
  stop: AbortSignal,
): Promise<number> {
  const at = clock.now();
  if (stop.aborted) return 0;
  return write(async (transaction) => {
    await transaction
      .deleteFrom("performerSlot")
      .where("slot", "<", Math.floor((at.getTime() - week) / quarter))
      .execute();
    const performers = transaction.selectFrom("performer").select("id");
    await transaction
      .deleteFrom("outbox")
      .where("subjectRef", "in", performers)
      .where("createdAt", "<", before)
      .execute();
    await transaction
      .deleteFrom("performerBlock")
      .where("performerId", "in", performers)
      .where("toDate", "<", before.slice(0, 10))
      .execute();
    const erasable = await transaction
      .selectFrom("performer")
      .select("id")
      .where("active", "=", 0)
      .where("changedAt", "<", before)
      .where("id", "not in", jobsAhead(transaction, at).select("performerId"))
      .where((is) =>
        is.or([
          is("email", "!=", ""),
          is.not(
            is.exists(
              is
                .selectFrom("assignment")
                .select("assignment.id")
                .whereRef("assignment.performerId", "=", "performer.id"),
            ),
          ),
        ]),
      )
      .limit(50)
      .execute();
    for (const { id } of erasable) await erasePerformer(transaction, id, at);
    return erasable.length;
  });
}
