import site from "#content/site.ts";
import type { Ports } from "../app/context.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/open.ts";
import type { PaymentAdapter } from "./payments/adapter.ts";
import { choosePayments } from "./payments/choose.ts";
import { storePortsOn } from "./store-ports.ts";

/** All ports, for the routes of the web process and for the jobs of the mail process. @throws database errors */
export async function portsOn(
  config: Config,
  store: OpenDatabase,
  log: Ports["log"],
  wake: () => void,
): Promise<Ports & { payments: PaymentAdapter }> {
  const ports = await storePortsOn(config, store, log, wake);
  return { ...ports, payments: await choosePayments(config, site.bank, ports) };
}
