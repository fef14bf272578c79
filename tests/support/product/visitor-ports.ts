/** The ports for a visitor's request, on an empty database. */
import { RouterContextProvider } from "react-router";
import { clientAddressContext, type Ports, portsContext } from "../../../app/context.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { outboxWith } from "../../../server/email/outbox.ts";
import { rateLimiterOn } from "../../../server/rate-limiter.ts";
import { signerWith } from "../../../server/signer.ts";
import { noPayments } from "./payments.ts";
import { quietLog } from "./stores.ts";

export const visitorSettings = { origin: "http://localhost:3000", quotesPerHour: 20, minFillSeconds: 3 };

/** The time is noon on 21 November 2026, until `wait` moves the clock. `wakes` counts how often the mail process was woken. */
export function visitorPorts({ database, write }: OpenDatabase, changes: Partial<Ports> = {}) {
  const signer = signerWith("secret");
  let now = Date.parse("2026-11-21T12:00:00Z");
  const clock = { now: () => new Date(now) };
  const wakes = { count: 0 };
  const ports: Ports = {
    database,
    write,
    removeTraces: async () => 0,
    outbox: outboxWith(clock, () => wakes.count++),
    rateLimiter: rateLimiterOn({ database, write }, signer, clock),
    payments: noPayments,
    signer,
    clock,
    log: quietLog,
    settings: visitorSettings,
    ...changes,
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ports, wakes, wait };
}

export function requestContext(ports: Ports, address = "192.0.2.1"): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(clientAddressContext, address);
  return context;
}
