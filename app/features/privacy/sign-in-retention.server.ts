import type { Ports } from "../../context.ts";

/** Milliseconds for which the email with a sign-in link is kept; the link itself expires much sooner. */
const keptFor = 24 * 3_600_000;

/** Erases the emails with sign-in links for the desk. @returns how many were erased */
export async function eraseOldSignIns({ clock, write }: Pick<Ports, "clock" | "write">, stop: AbortSignal) {
  if (stop.aborted) return 0;
  const before = new Date(clock.now().getTime() - keptFor).toISOString();
  const { numDeletedRows } = await write((write) =>
    write
      .deleteFrom("outbox")
      .where("kind", "=", "desk-sign-in")
      .where("subjectRef", "=", "desk")
      .where("createdAt", "<", before)
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
