import type { Ports } from "../app/context.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/open.ts";
import { sharedSecret } from "./database/settings.ts";
import { outboxWith } from "./email/outbox.ts";
import { rateLimiterOn } from "./rate-limiter.ts";
import { signerWith } from "./signer.ts";

type StorePorts = Omit<Ports, "payments">;

/**
 * Every port but the payments: the desk needs no more, and so never loads a provider's library.
 * @param wake wakes the delivery of emails
 * @throws database errors
 */
export async function storePortsOn(
  config: Config,
  { database, write }: OpenDatabase,
  log: Ports["log"],
  wake: () => void,
  clock = systemClock,
): Promise<StorePorts> {
  const signer = signerWith(await sharedSecret(database));
  return {
    database,
    write,
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
    },
  };
}
