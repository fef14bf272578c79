/** Notes and tags of a booking, for the agency's own eyes. */
import { randomUUID } from "node:crypto";
import { addNote, changeTags, notesOf, removeNote, tagsOf } from "../../../app/features/booking/notes/notes.server.ts";
import type { BookingNote } from "../../../app/features/booking/notes/table.server.ts";
import { Refusal } from "../../refusal.ts";
import { oneStarting } from "../by-id.ts";
import type { Desk, Result } from "../open.ts";
import { theQuote } from "../quotes.ts";
import { fields, paragraph } from "../terminal/table.ts";
import { formatMoment } from "../text.ts";

export async function listNotes(desk: Desk, typed: string): Promise<Result> {
  const { database, width } = desk;
  const { reference } = await theQuote(desk, typed);
  const notes = await notesOf(database, reference);
  const tags = await tagsOf(database, reference);
  return { data: { tags, notes }, text: notesText(notes, tags, width) || "No notes and no tags." };
}

/** Newest first, each under its id and who wrote it. */
export const notesText = (notes: readonly BookingNote[], tags: readonly string[], width: number): string =>
  [
    ...(tags.length > 0 ? [fields({ Tags: tags.join(", ") }, width)] : []),
    ...notes.map(
      ({ id, createdAt, author, words }) =>
        `${id.slice(0, 8)}  ${formatMoment(createdAt)} (${author}):\n${paragraph(words, width)}`,
    ),
  ].join("\n\n");

export async function add(desk: Desk, typed: string, { words }: { words?: string }): Promise<Result> {
  const { reference } = await theQuote(desk, typed);
  const text = words ?? (await desk.ask.text("The note?", "--words TEXT"));
  const added = await addNote(desk.ports, { reference, text, by: desk.by, key: randomUUID() });
  if (!added.ok) throw new Refusal([added.because]);
  return listNotes(desk, reference);
}

/** @throws Refusal when it has no such note */
export async function remove(desk: Desk, typed: string, typedNote: string): Promise<Result> {
  const { reference } = await theQuote(desk, typed);
  const { id } = oneStarting(typedNote, await notesOf(desk.database, reference), (note) => note.id);
  await removeNote(desk.ports, { reference, id, by: desk.by });
  return listNotes(desk, reference);
}

export async function tag(
  desk: Desk,
  typed: string,
  { add = [], off = [] }: { add?: string[]; off?: string[] },
): Promise<Result> {
  const { reference } = await theQuote(desk, typed);
  const changed = await changeTags(desk.ports, { reference, tags: add.join(), had: off.join(), by: desk.by });
  if (!changed.ok) throw new Refusal([changed.because]);
  return listNotes(desk, reference);
}
