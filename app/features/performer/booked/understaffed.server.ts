/** Warns the owner of a booked party that is near and lacks a performer. */
import type { StorePorts } from "../../../context.ts";
import { daysBetween, inDays } from "../../../dates/dates.ts";
import { hasBegun, venueDate } from "../../../dates/today.server.ts";
import { claimOnce } from "../../quote/sent-notifications.server.ts";
import { isConfirmed } from "../../quote/status.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { deskMail } from "../email.ts";
import { lackingNotice, partiesWithoutPerformer, type UnderstaffedBooking } from "../staffing.server.ts";

/** As in `week-before` (booking/reminders/due-reminders.server.ts), so that the owner hears of it when the customer is reminded. */
const daysAhead = 7;

/** Parties that are near and need a performer, and that the owner has not been told about. */
export async function understaffedSoon({ database, clock }: StorePorts): Promise<UnderstaffedBooking[]> {
  const now = clock.now();
  const lacking = await partiesWithoutPerformer(database, venueDate(now), daysAhead);
  const notBegun = lacking.filter(({ eventDate, eventTime }) => !hasBegun(eventDate, eventTime, now));
  if (notBegun.length === 0) return [];
  const noticesSent = await database
    .selectFrom("notice")
    .select("reference")
    .where("kind", "=", lackingNotice)
    .where(
      "reference",
      "in",
      notBegun.map(({ reference }) => reference),
    )
    .execute();
  return notBegun.filter((party) => !noticesSent.some(({ reference }) => reference === party.reference));
}

/** @returns whether the owner was told */
export async function warnOwner(ports: StorePorts, party: UnderstaffedBooking): Promise<boolean> {
  const { reference, eventDate, accepted, asked, wanted } = party;
  const at = ports.clock.now();
  const when = inDays(daysBetween(venueDate(at), eventDate));
  const acceptedText = accepted === 0 ? "nobody has said yes" : `${accepted} of ${wanted} said yes`;
  const askedText = asked === 0 ? "nobody is being asked" : `${asked} asked, no answer yet`;
  const says = {
    title: accepted === 0 ? "Soon, and no performer" : "Soon, and a performer is missing",
    text: `This party is ${when}, and it is booked: ${acceptedText}, ${askedText}. Please look.`,
  };
  return ports.write(async (write) => {
    const quote = await quoteByReference(write, reference);
    // The booking was cancelled or erased since it was read.
    if (!quote || !isConfirmed(quote.status)) return false;
    if (!(await claimOnce(write, reference, lackingNotice, at.toISOString()))) return false;
    await ports.outbox.put(write, deskMail(quote, says, ports.settings.origin), reference);
    return true;
  });
}
