/** Stores to back up and to restore into. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "../../../server/database/open.ts";
import { sharedSecret } from "../../../server/database/settings.ts";
import { outboxWith } from "../../../server/email/outbox.ts";
import { shortMail } from "./outgoing-mail.ts";
import { type Place, quietLog, quoteRow, type TestStores } from "./stores.ts";

/** The moment of each backup. */
export const now = new Date("2026-11-21T12:00:00.000Z");
export const outbox = outboxWith({ now: () => now }, () => {});
export const mail = shortMail("ann@example.com", { subject: "Ünï – “code”", text: "a\nb" });

/** Everything that is in the store, to be compared. */
export async function everything(place: Place) {
  const store = openDatabase(place, quietLog);
  try {
    return {
      secret: await sharedSecret(store.database),
      quotes: await store.database.selectFrom("quote").selectAll().orderBy("id").execute(),
      mails: await store.database.selectFrom("outbox").selectAll().orderBy("id").execute(),
    };
  } finally {
    await store.close();
  }
}

/** A store with quotes and their emails, without open connections. */
export async function stocked(
  stores: TestStores,
  references: readonly string[],
): Promise<Place & { backupFolder: string }> {
  const place = await stores.prepared();
  const store = openDatabase(place, quietLog);
  await sharedSecret(store.database);
  await store.write(async (write) => {
    for (const reference of references) {
      const row = { ...quoteRow(reference), notes: "naïve\n“quotes” \\ \u{1f389}", total: null };
      await write.insertInto("quote").values(row).execute();
      await outbox.put(write, mail, reference);
    }
  });
  await store.close();
  mkdirSync(path.join(place.dataFolder, "mail"));
  writeFileSync(path.join(place.dataFolder, "mail/one.eml"), "Subject: one\r\n");
  return { ...place, backupFolder: path.join(place.dataFolder, "backups") };
}
