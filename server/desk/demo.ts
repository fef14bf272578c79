import { clearDemo, loadDemo } from "../../app/features/desk/today/demo.server.ts";
import { Refusal } from "../refusal.ts";
import type { Desk, Result } from "./open.ts";

const refusals = {
  stored:
    "There are bookings already: the demonstration is for an empty database. Set DATA_DIR to another folder to try it.",
  already: "The demonstration week is loaded. “npm run desk -- demo --clear” takes it away.",
} as const;

/** @throws Refusal when there are bookings, or when email leaves the machine: reminders would go to invented people */
export async function demo({ ports, config }: Desk, { clear = false }: { clear?: boolean }): Promise<Result> {
  if (clear) {
    const count = await clearDemo(ports);
    return { data: { cleared: count }, text: `${count} bookings of the demonstration are gone.` };
  }
  if (config.smtpUrl)
    throw new Refusal(["SMTP_URL is set, and the demonstration’s people have no mailboxes. Run it without SMTP_URL."]);
  const loaded = await loadDemo(ports);
  if (!loaded.ok) throw new Refusal([refusals[loaded.because]]);
  return { data: loaded, text: `${loaded.bookings} bookings of a demonstration week are loaded: look at /desk.` };
}
