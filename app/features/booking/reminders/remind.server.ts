import type { Ports } from "../../../context.ts";
import { isWakingTime, venueDate } from "../../../dates/today.server.ts";
import { namesOnTheNight } from "../../performer/staffing.server.ts";
import { offerUrl, storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../quote/reference.server.ts";
import { claimOnce } from "../../quote/sent-notifications.server.ts";
import { dueOf } from "../due.server.ts";
import { parseOffer } from "../offer.server.ts";
import { dueFor, type ReminderKind, type ReminderTimes, reminders, ruleOf } from "./due-reminders.server.ts";

const batchSize = 100;
const day = 24 * 3_600_000;

/** Sends each once, in any number of processes; a changed quote waits. @returns how many @throws the first error, at the end */
export async function remind(ports: Ports, stop: AbortSignal): Promise<number> {
  const now = ports.clock.now();
  if (!isWakingTime(now)) return 0;
  const when = { now, today: venueDate(now), aDayAgo: new Date(now.getTime() - day).toISOString() };
  let count = 0;
  const faults: unknown[] = [];
  for (const kind of (Object.keys(reminders) as ReminderKind[]).filter((kind) => !ruleOf(kind).off)) {
    const found = await dueFor(ports.database, kind, when).orderBy("quote.reference").limit(batchSize).execute();
    for (const { reference } of found) {
      if (stop.aborted) return count;
      try {
        if (await remindOne(ports, kind, reference, when)) count++;
      } catch (error) {
        faults.push(error);
      }
    }
  }
  if (faults.length > 0) throw faults[0];
  return count;
}

async function remindOne(
  ports: Ports,
  kind: ReminderKind,
  reference: Reference,
  when: ReminderTimes,
): Promise<boolean> {
  const { database, outbox, settings } = ports;
  const quote = await dueFor(database, kind, when).where("quote.reference", "=", reference).executeTakeFirst();
  const offer = quote && parseOffer(quote);
  const owed = quote && dueOf(quote, [], when.today);
  if (!quote || !offer || !owed) return false;
  const at = ports.clock.now();
  const key = makeLinkKey();
  const { offer: forOffer, mail } = ruleOf(kind);
  const link = forOffer ? offerUrl(settings.origin, quote, key) : successUrl(settings.origin, reference, key);
  const about = { quote, offer, due: owed, link, today: when.today };
  const email = mail({ ...about, performers: await namesOnTheNight(database, quote) });
  return ports.write(async (write) => {
    const stillDue = await dueFor(write, kind, when).where("quote.reference", "=", reference).executeTakeFirst();
    if (stillDue?.version !== quote.version) return false;
    if (!(await claimOnce(write, reference, kind, at.toISOString()))) return false;
    if (email.text.includes(link)) await storeLink(write, quote, key, at);
    await outbox.put(write, email, reference);
    return true;
  });
}
