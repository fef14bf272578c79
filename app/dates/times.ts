/** Longest text that is read as a time, in characters. */
export const maxTimeLength = 20;

type TimeAnswer = { ok: true; time: string } | { ok: false; message: string };

const unreadable = { ok: false, message: "Enter a start time such as 7.30pm, or leave it empty" } as const;

/**
 * Reads a time of day at the venue: "19:30", "7.30pm", "7 pm", "noon". "7" and "8.30" could be morning or evening, so they are asked back
 * and not guessed; with its zero "08:30" is of the 24-hour clock.
 */
export function readTime(text: string): TimeAnswer {
  if (text.length > maxTimeLength) return unreadable;
  const plain = text.normalize("NFKC").trim().toLowerCase();
  if (/^(12 )?(noon|midday)$/.test(plain)) return { ok: true, time: "12:00" };
  if (/^(12 )?midnight$/.test(plain)) return { ok: true, time: "00:00" };
  const found = /^(\d{1,2})(?:[:.\s]?(\d{2}))?(?::\d{2})?\s*(am|pm|a\.m\.|p\.m\.)?$/.exec(plain);
  if (!found) return unreadable;
  const [, hours = "", minutes, half] = found;
  const given = Number(hours);
  const minute = Number(minutes ?? 0);
  if (given > 23 || minute > 59) return unreadable;
  if (half) {
    if (given < 1 || given > 12) return unreadable;
    return { ok: true, time: iso((given % 12) + (half.startsWith("p") ? 12 : 0), minute) };
  }
  if (given >= 1 && given <= 11 && !hours.startsWith("0")) {
    const [morning, evening] = [given, given + 12].map((hour) => formatTime(iso(hour, minute)));
    return { ok: false, message: `Enter ${evening} or ${morning}: it could be either` };
  }
  return minutes === undefined ? unreadable : { ok: true, time: iso(given, minute) };
}

const two = (n: number) => String(n).padStart(2, "0");
const iso = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`;

/** "7.30pm", "7pm", "12 noon". @param time "19:30" */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 12 && minute === 0) return "12 noon";
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}
