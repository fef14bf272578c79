/** An outbox with short emails, a clock that a test moves, and a deliverer. */
import { afterEach, beforeEach } from "vitest";
import type { Clock, Log } from "../../../app/context.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import type { Deliverer } from "../../../server/email/deliver.ts";
import { outboxWith } from "../../../server/email/outbox.ts";
import { smtpTransport } from "../../../server/email/smtp.ts";
import { Mailbox } from "../processes/mailbox.ts";
import { shortMail } from "./outgoing-mail.ts";

export const minute = 60_000;
export const begin = Date.parse("2026-11-21T12:00:00.000Z");
const silent: Log = { info() {}, error() {} };

/** A clock that stands still until it is moved. */
export const manualClock = () => {
  let time = begin;
  return {
    now: () => new Date(time),
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
};

export const put = (store: OpenDatabase, clock: Clock, count = 1, to = "ann@example.com") =>
  store.write(async (write) => {
    for (let i = 0; i < count; i++) {
      const mail = shortMail(to, { subject: `No. ${i}`, text: "Hello" });
      const replyTo = { name: "Ann Other", address: "ann@example.com" };
      await outboxWith(clock, () => {}).put(write, { ...mail, replyTo }, "BT-1");
    }
  });

export const deliverer = (store: OpenDatabase, clock: Clock, url: string): Deliverer => ({
  store,
  clock,
  log: silent,
  transport: smtpTransport(url, "hello@agency.example"),
  retrySeconds: [10, 30, 120],
});

export const rows = (store: OpenDatabase) => store.database.selectFrom("outbox").selectAll().orderBy("id").execute();
export const only = async (store: OpenDatabase) => (await rows(store))[0];

/** A mail server that is open during each test of a `describe`. */
export function openMailbox() {
  const mailbox = { current: new Mailbox() };
  beforeEach(async () => {
    mailbox.current = new Mailbox();
    await mailbox.current.open();
  });
  afterEach(() => mailbox.current.away());
  return mailbox;
}
