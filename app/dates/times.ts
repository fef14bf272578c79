/** Maximum length of a text that is read as a time, in characters. */
export const maxTimeLength = 20;

type TimeAnswer = { ok: true; time: string } | { ok: false; message: string };

const unreadable = { ok: false, message: "Enter a start time such as 7.30pm, or leave it empty" } as const;

const midnight = {
  ok: false,
  message: "Enter 11.59pm for the end of that day, or 00:00 for its beginning: midnight could be either",
} as const;

const twoTimes = { ok: false, message: "Enter only when it starts, such as 7.30pm" } as const;
const between = / ?(?:[-–—/]|to|till?|until|for) ?/;

/**
 * Reads a time of day at the venue: "19:30", "7.30pm", "7 pm", "noon". "7", "8.30" and "12.30" could be morning or evening, so the
 * customer is asked instead of guessing. So is midnight: most people mean the night after by "Friday, midnight", but it reads as the night
 * before. "08:30", with a colon and a leading zero, is a 24-hour time; "08.30" is written by people who mean either.
 */
export function readTime(text: string): TimeAnswer {
  if (text.length > maxTimeLength) return unreadable;
  const plain = text.normalize("NFKC").trim().toLowerCase().replaceAll(/\s+/g, " ").replace(/\.$/, "");
  const ends = plain.split(between);
  if (ends.length === 2 && ends.every((end) => end === "late" || timesIn(end).length > 0)) return twoTimes;
  const [time, other] = timesIn(plain);
  if (time === undefined) return unreadable;
  if (time === "00:00" && !plain.startsWith("0")) return midnight;
  if (other === undefined) return { ok: true, time };
  const morning = other === "00:00" ? "12 midnight" : formatTime(other);
  return { ok: false, message: `Enter ${formatTime(time)} or ${morning}: it could be either` };
}

/** @returns the time, or both times that it could be, the later first; an empty list if it is not a time */
function timesIn(plain: string): string[] {
  if (/^(12 )?(noon|midday)$/.test(plain)) return ["12:00"];
  if (/^(12 )?midnight$/.test(plain)) return ["00:00"];
  const found = /^(\d{1,2})(?:([:., ])?(\d{2}))?(?::\d{2})?(?: ?o['’]?clock)?(?: ?([ap])\.? ?m)?$/.exec(plain);
  if (!found) return [];
  const [, hours = "", separator, minutes, half] = found;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (hour > 23 || minute > 59) return [];
  const morning = iso(hour % 12, minute);
  const evening = iso((hour % 12) + 12, minute);
  if (half) return hour < 1 || hour > 12 ? [] : [half === "p" ? evening : morning];
  if (hour === 0 && minutes === undefined) return [];
  const isOf24Hours = hour === 0 || hour > 12 || (hours.startsWith("0") && separator === ":");
  return isOf24Hours ? [iso(hour, minute)] : [evening, morning];
}

const two = (n: number) => String(n).padStart(2, "0");
const iso = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`;

/** "7.30pm", "7pm", "12 noon". Midnight stays "00:00", because "Friday, 12am" would be read as the night after. @param time "19:30" */
export function formatTime(time: string): string {
  if (time === "00:00") return time;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 12 && minute === 0) return "12 noon";
  const minutes = minute === 0 ? "" : `.${two(minute)}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}
