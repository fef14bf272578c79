import { counted } from "./counted.ts";

/** "15 minutes", "1 hour", "1½ hours", "3 hours". @param minutes positive integer */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 30) return `${hours}½ hours`;
  return rest === 0 ? counted(hours, "hour") : `${counted(hours, "hour")} ${rest} minutes`;
}
