/** The ports for a visitor's request, on an empty database. */
import { RouterContextProvider } from "react-router";
import { clientAddressContext, type Ports, portsContext } from "../../../app/context.ts";
import type { Payments } from "../../../app/payments-port.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { outboxWith, wakingWrite } from "../../../server/email/outbox.ts";
import { deskOn } from "./booking.ts";

/** No payment is requested here: any call fails the test. */
const noPayments = { name: "none" } as Payments;

/** The time is noon on 21 November 2026, until `wait` moves the clock. `wakes` counts how often the mail process was woken. */
export function visitorPorts(store: OpenDatabase, changes: Partial<Ports> = {}) {
  const desk = deskOn(store, noPayments);
  const { clock } = desk.ports;
  const wakes = { count: 0 };
  const wake = () => void wakes.count++;
  const write = wakingWrite(store.write, wake);
  const ports: Ports = { ...desk.ports, write, outbox: outboxWith(clock, wake), ...changes };
  const wait = (milliseconds: number) => desk.setTime(new Date(clock.now().getTime() + milliseconds).toISOString());
  return { ports, wakes, wait };
}

export function requestContext(ports: Ports, address = "192.0.2.1"): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(clientAddressContext, address);
  return context;
}
