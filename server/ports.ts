import type { Ports } from "../app/context.ts";
import site from "../content/site.ts";
import { allowancesOn } from "./allowance.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/open.ts";
import { sharedSecret } from "./database/secret.ts";
import { outboxWith } from "./mail/outbox.ts";
import type { PaymentAdapter } from "./payments/adapter.ts";
import { choosePayments } from "./payments/choose.ts";
import { sealWith } from "./seal.ts";

/**
 * The ports as they are in earnest: for the web process's routes and for the jobs of the one beside it.
 * @param nudge wakes whoever delivers mail
 * @throws what the database throws
 */
export async function portsOn(
  config: Config,
  { database, write }: OpenDatabase,
  log: Ports["log"],
  nudge: () => void,
): Promise<Ports & { payments: PaymentAdapter }> {
  const seal = sealWith(await sharedSecret(database));
  return {
    database,
    write,
    outbox: outboxWith(systemClock, nudge),
    allowances: allowancesOn(database, seal, systemClock),
    payments: await choosePayments(config, site.bank, { seal, clock: systemClock }),
    seal,
    clock: systemClock,
    log,
    settings: { origin: config.origin, quotesPerHour: config.quotesPerHour, minFillSeconds: config.minFillSeconds },
  };
}
