import type { Ports } from "../app/context.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/open.ts";
import { sharedSecret } from "./database/secret.ts";
import { outboxWith } from "./email/outbox.ts";
import { allowancesOn } from "./rate-limiter.ts";
import { sealWith } from "./signer.ts";

type StorePorts = Omit<Ports, "payments">;

/**
 * Every port but the payments: what works on the database alone. The desk needs no more, and so never loads a provider's library.
 * @param nudge wakes whoever delivers mail
 * @throws what the database throws
 */
export async function storePortsOn(
  config: Config,
  { database, write }: OpenDatabase,
  log: Ports["log"],
  nudge: () => void,
): Promise<StorePorts> {
  const seal = sealWith(await sharedSecret(database));
  return {
    database,
    write,
    outbox: outboxWith(systemClock, nudge),
    allowances: allowancesOn({ database, write }, seal, systemClock),
    seal,
    clock: systemClock,
    log,
    settings: { origin: config.origin, quotesPerHour: config.quotesPerHour, minFillSeconds: config.minFillSeconds },
  };
}
