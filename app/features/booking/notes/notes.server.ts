/** Notes and tags of a booking, which only the agency sees. */
import { randomUUID } from "node:crypto";
import type { Ports, Reader } from "../../../context.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import { rowIdOf } from "../../../forms/token.server.ts";
import { type Actor, nameOf } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { indexQuotes } from "../../search/store.server.ts";
import type { BookingNote } from "./table.server.ts";

/** Maximum characters of a note and of a tag, and maximum tags of a booking. */
export const limits = { note: 4000, tag: 30, tags: 12 };

type Needs = Pick<Ports, "write" | "clock">;
type NoteResult = { ok: true } | { ok: false; because: string };

/** Does not depend on the booking's version: of two people who write at once, both notes are kept. @param key idempotency key */
export async function addNote(
  { write, clock }: Needs,
  { reference, text: typed, by, key = "" }: { reference: Reference; text: string; by: Actor; key?: string },
): Promise<NoteResult> {
  const text = tidyText(typed, true);
  if (text === "") return { ok: false, because: "Write the note." };
  if (text.length > limits.note) return { ok: false, because: `Shorten the note to ${limits.note} characters.` };
  const at = clock.now();
  return write(async (transaction): Promise<NoteResult> => {
    if (!(await quoteByReference(transaction, reference))) return { ok: false, because: "It is no longer stored." };
    const id = rowIdOf(key, text) ?? randomUUID();
    const note = { id, reference, words: text, author: nameOf(by), createdAt: at.toISOString() };
    const stored = await transaction
      .insertInto("bookingNote")
      .values(note)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) return { ok: true };
    await indexQuotes(transaction, [reference]);
    await recordOnQuote(transaction, reference, { at, actor: by, action: "Wrote a note" });
    return { ok: true };
  });
}

export async function removeNote(
  { write, clock }: Needs,
  { reference, id, by }: { reference: Reference; id: string; by: Actor },
): Promise<void> {
  await write(async (transaction) => {
    const removed = await transaction
      .deleteFrom("bookingNote")
      .where("id", "=", id)
      .where("reference", "=", reference)
      .returning("id")
      .executeTakeFirst();
    if (!removed) return;
    await indexQuotes(transaction, [reference]);
    await recordOnQuote(transaction, reference, { at: clock.now(), actor: by, action: "Removed a note" });
  });
}

/** "VIP, early start" → "early start", "vip". */
const readTags = (typed: string): string[] =>
  [...new Set(typed.split(/[,\n]/).map((tag) => tidyText(tag).toLowerCase()))].filter(Boolean).sort();

/** Changes only the tags that the form changed. @param tags as typed, separated by commas @param had those that the form showed */
export async function changeTags(
  { write, clock }: Needs,
  { reference, tags: typed, had: shown, by }: { reference: Reference; tags: string; had: string; by: Actor },
): Promise<NoteResult> {
  const tags = readTags(typed);
  const had = readTags(shown);
  if (tags.some((tag) => tag.length > limits.tag))
    return { ok: false, because: `A tag has at most ${limits.tag} characters.` };
  return write(async (transaction): Promise<NoteResult> => {
    if (!(await quoteByReference(transaction, reference))) return { ok: false, because: "It is no longer stored." };
    const stand = await tagsOf(transaction, reference);
    const added = tags.filter((tag) => !had.includes(tag) && !stand.includes(tag));
    const removed = stand.filter((tag) => had.includes(tag) && !tags.includes(tag));
    if (stand.length + added.length - removed.length > limits.tags)
      return { ok: false, because: `At most ${limits.tags} tags.` };
    if (added.length + removed.length === 0) return { ok: true };
    if (removed.length > 0)
      await transaction
        .deleteFrom("bookingTag")
        .where("reference", "=", reference)
        .where("tag", "in", removed)
        .execute();
    if (added.length > 0)
      await transaction
        .insertInto("bookingTag")
        .values(added.map((tag) => ({ reference, tag })))
        .execute();
    await indexQuotes(transaction, [reference]);
    await recordOnQuote(transaction, reference, { at: clock.now(), actor: by, action: "Changed the tags" });
    return { ok: true };
  });
}

/** Newest first. */
export const notesOf = (reader: Reader, reference: Reference): Promise<BookingNote[]> =>
  reader
    .selectFrom("bookingNote")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();

export const tagsOf = async (reader: Reader, reference: Reference): Promise<string[]> => {
  const rows = await reader
    .selectFrom("bookingTag")
    .select("tag")
    .where("reference", "=", reference)
    .orderBy("tag")
    .execute();
  return rows.map(({ tag }) => tag);
};
