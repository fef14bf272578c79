/** Puts a booking whose party is over into a test site's database from another process: with a review link, or to be invited by email. */
import { randomBytes } from "node:crypto";
import Sqlite from "better-sqlite3";
import { linkDigest, makeLinkKey } from "../../../app/features/quote/reference.server.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import type { ReceivedEmail } from "../processes/mailbox.ts";
import type { Site } from "../processes/site.ts";
import { bookedRow } from "../product/reviews.ts";
import { asStored } from "../texts/columns.ts";

type Where = Pick<Site, "dataFolder">;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aReference = () => `BT-${randomBytes(2).toString("hex").toUpperCase()}-0000`;

function within(site: Where, work: (database: Sqlite.Database) => void) {
  const database = new Sqlite(`${site.dataFolder}/site.db`);
  try {
    work(database);
  } finally {
    database.close();
  }
}

function addBooking(site: Where, quote: Quote) {
  const row = asStored(quote);
  const columns = Object.keys(row);
  const values = columns.map((name) => `@${name}`).join(", ");
  within(
    site,
    (database) => void database.prepare(`insert into quote (${columns.join(", ")}) values (${values})`).run(row),
  );
}

/** Adds a booking that is invited to write a review. @returns the link's whole address */
export async function invitedLink(site: Where & Pick<Site, "origin">, { ended = false } = {}): Promise<string> {
  const reference = aReference();
  const key = makeLinkKey();
  addBooking(site, bookedRow(reference, { eventDate: inDays(-10).slice(0, 10) }));
  const invite = [reference, linkDigest(key), inDays(ended ? -1 : 50), inDays(-7)];
  within(site, (database) => void database.prepare("insert into review_invite values (?, ?, ?, null, ?)").run(invite));
  return `${site.origin}/reviews/write?key=${key}`;
}

const inviteNow = (database: Sqlite.Database) =>
  database.prepare("update job set due_at = '2020-01-01' where name = 'invite-reviews'").run();

/** Moves the party of a booking to ten days ago, and makes the job due that invites to write a review. */
export const letPartyPass = (site: Where, reference: string): void =>
  within(site, (database) => {
    const tenDaysAgo = inDays(-10);
    database.prepare("update quote set event_date = ? where reference = ?").run(tenDaysAgo.slice(0, 10), reference);
    const job = [inDays(-11), tenDaysAgo, reference];
    database.prepare("update assignment set starts_at = ?, ends_at = ? where reference = ?").run(job);
    inviteNow(database);
  });

/** Adds a booking, and waits for the invitation that the job sends. */
export async function invitation(site: Site, changes: Partial<Quote> = {}): Promise<ReceivedEmail> {
  const email = `${randomBytes(4).toString("hex")}@example.com`;
  addBooking(site, bookedRow(aReference(), { eventDate: inDays(-10).slice(0, 10), email, ...changes }));
  within(site, (database) => void inviteNow(database));
  // Not the first email to them: thanks come in another one.
  return site.mailbox.waitFor(({ to, text }) => to.includes(email) && text.includes("/reviews/write?key="));
}
