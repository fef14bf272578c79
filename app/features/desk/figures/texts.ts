import { counted } from "../../../ui/counted.ts";
import type { FigureRow } from "./figures.server.ts";

/** "38%", or a dash if there were no enquiries. */
export const share = ({ enquiries, booked }: Pick<FigureRow, "enquiries" | "booked">): string =>
  enquiries === 0 ? "–" : `${Math.round((100 * booked) / enquiries)}%`;

/** "25 minutes", "3 hours 10 minutes", "2 days" */
export function replyText(minutes: number | null): string {
  if (minutes === null) return "–";
  if (minutes < 60) return counted(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return counted(Math.round(hours / 24), "day");
  return minutes % 60 ? `${counted(hours, "hour")} ${counted(minutes % 60, "minute")}` : counted(hours, "hour");
}
