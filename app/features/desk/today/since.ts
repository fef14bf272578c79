import { counted } from "../../../ui/counted.ts";

/** How long something has been waiting: "5 minutes", "3 hours", "2 days". @param iso ISO 8601 UTC */
export function since(iso: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 60) return counted(minutes, "minute");
  return minutes < 2880 ? counted(Math.floor(minutes / 60), "hour") : counted(Math.floor(minutes / 1440), "day");
}
