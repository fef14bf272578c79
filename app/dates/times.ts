/** Longest text that is read as a time, in characters. */
export const maxTimeLength = 20;

/** Reads a time of day at the venue: "19:30", "7.30pm", "7 pm", "noon". @returns "19:30", or undefined when it can't be read */
export function readTime(text: string): string | undefined {
  if (text.length > maxTimeLength) return;
  const plain = text.normalize("NFKC").trim().toLowerCase();
  if (/^(12 )?(noon|midday)$/.test(plain)) return "12:00";
  if (/^(12 )?midnight$/.test(plain)) return "00:00";
  const found = /^(\d{1,2})(?:[:.\s]?(\d{2}))?(?::\d{2})?\s*(am|pm|a\.m\.|p\.m\.)?$/.exec(plain);
  if (!found) return;
  const half = found[3]?.[0];
  const given = Number(found[1]);
  const minute = Number(found[2] ?? 0);
  // "7" alone could be morning or evening, so it is not guessed.
  if (!half && found[2] === undefined) return;
  if (half && (given < 1 || given > 12)) return;
  const hour = half ? (given % 12) + (half === "p" ? 12 : 0) : given;
  if (hour > 23 || minute > 59) return;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** "7.30pm", "7pm", "12 noon". @param time "19:30" */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 12 && minute === 0) return "12 noon";
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}
