import { sql } from "kysely";
import site from "#content/site.ts";
import type { Ports, StorePorts } from "../app/context.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/open.ts";
import { sharedSecret } from "./database/settings.ts";
import { outboxWith, wakingWrite } from "./email/outbox.ts";
import { removeFilesOf } from "./email/remove-stored.ts";
import { transferAccount } from "./payments/transfer-account.ts";
import { rateLimiterOn } from "./rate-limiter.ts";
import { signerWith } from "./signer.ts";

/**
 * Every port but the payments: the desk needs no more, and so never loads a provider's library.
 * @param config `payments` is the name of the adapter in use
 * @param wake wakes the delivery of emails
 * @throws database errors
 */
export async function storePortsOn(
  config: Omit<Config, "payments"> & { payments: string },
  { kind, database, write }: OpenDatabase,
  log: Ports["log"],
  wake: () => void,
  clock = systemClock,
): Promise<StorePorts> {
  const signer = signerWith(await sharedSecret(database));
  return {
    database,
    write: wakingWrite(write, wake),
    async removeTraces(emails) {
      const files = await removeFilesOf(config.dataFolder, emails);
      // Data that was overwritten in the file stays in SQLite's write-ahead log until that is emptied.
      if (kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(database);
      return files;
    },
    outbox: outboxWith(clock, wake),
    rateLimiter: rateLimiterOn({ database, write }, signer, clock),
    signer,
    clock,
    log,
    settings: {
      origin: config.origin,
      quotesPerHour: config.quotesPerHour,
      minFillSeconds: config.minFillSeconds,
      replyAddress: config.inbound?.replyAddress,
      transferTo: transferAccount(config.payments, site.bank),
    },
  };
}
