import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import type { Log } from "../../app/context.ts";
import { listen } from "../../tests/support/processes/port.ts";
import { deliverDue } from "../../tests/support/product/deliver-due.ts";
import {
  begin,
  deliverer,
  manualClock,
  minute,
  only,
  openMailbox,
  put,
  rows,
} from "../../tests/support/product/delivered.ts";
import { shortMail } from "../../tests/support/product/outgoing-mail.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { outboxWith } from "./outbox.ts";
import type { Transport } from "./transport.ts";

describeOnEach("mail", (stores) => {
  const mailbox = openMailbox();

  it("arrives as it was written, the same message however often it is tried", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    expect(await deliverDue(deliverer(store, clock, mailbox.current.url))).toBe(1);
    const row = await only(store);
    expect(row).toMatchObject({
      status: "sent",
      attempts: 1,
      leasedUntil: null,
      sentAt: new Date(begin).toISOString(),
    });
    const [email] = mailbox.current.received;
    expect(email).toMatchObject({
      to: ["ann@example.com"],
      from: "Bow",
      replyTo: ["ann@example.com"],
      subject: "No. 0",
    });
    expect(email?.text.trim()).toBe("Hello");
    expect(email?.html).toContain("Hello");
    expect(email?.headers["message-id"]).toBe(`<${row?.id}@agency.example>`);
    expect(Date.parse(email?.headers.date ?? "")).toBe(begin);
    expect(email?.headers["auto-submitted"]).toBe("auto-generated");
  });

  it("waits while the server is away, and goes when it is back", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    const post = deliverer(store, clock, mailbox.current.url);
    await mailbox.current.away();
    await deliverDue(post);
    expect(await only(store)).toMatchObject({ status: "waiting", attempts: 1, dueAt: "2026-11-21T12:00:10.000Z" });
    expect(await deliverDue(post)).toBe(0);
    expect(await deliveryQueue(post).untilNext()).toBe(10_000);
    clock.pass(10_000);
    await deliverDue(post);
    expect(await only(store)).toMatchObject({ status: "waiting", attempts: 2, dueAt: "2026-11-21T12:00:40.000Z" });
    await mailbox.current.open();
    clock.pass(30_000);
    await deliverDue(post);
    expect(await only(store)).toMatchObject({ status: "sent", attempts: 3, lastError: null });
    expect(mailbox.current.received).toHaveLength(1);
  });

  it("is given up after three days, and says why", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    await mailbox.current.away();
    clock.pass(3 * 24 * 60 * minute);
    const post = deliverer(store, clock, mailbox.current.url);
    await deliverDue(post);
    const row = await only(store);
    expect(row).toMatchObject({ status: "undelivered", sentAt: null });
    expect(row?.lastError).toContain("ECONNREFUSED");
    expect(await deliveryQueue(post).untilNext()).toBeUndefined();
  });

  it("that a wrong password keeps back is an error in the log at once, and waits", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error("no such user"), { responseCode: 535 })),
    });
    const url = `smtp://hello:wrong@127.0.0.1:${await listen(server.server)}`;
    const errors: unknown[][] = [];
    await deliverDue({
      ...deliverer(store, clock, url),
      log: { info: () => {}, error: (...line) => void errors.push(line) },
    });
    await new Promise<void>((resolve) => server.close(resolve));
    expect(await only(store)).toMatchObject({ status: "waiting", attempts: 1 });
    expect(errors).toEqual([
      ["mail.delayed", expect.any(Error), expect.objectContaining({ code: expect.stringMatching(/^EAUTH .*535$/) })],
    ]);
  });

  it("refused for good is given up at once, and logged without the address", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    const logged: unknown[] = [];
    const log: Log = { info: (...line) => logged.push(line), error: (...line) => logged.push(line) };
    const refusing: Transport = {
      send: async () => ({ result: "rejected", reason: "550 no <ann@example.com> here", code: "EENVELOPE RCPT 550" }),
    };
    await deliverDue({ ...deliverer(store, clock, mailbox.current.url), log, transport: refusing });
    expect(await only(store)).toMatchObject({ status: "undelivered", lastError: expect.stringContaining("ann@") });
    expect(JSON.stringify(logged)).toContain("EENVELOPE RCPT 550");
    expect(JSON.stringify(logged)).not.toContain("ann@");
  });

  it("may be written by many at once, and each write's mail stands or falls with it", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    const outbox = outboxWith(clock, () => {});
    const mail = shortMail("a@example.com", { kind: "booked" });
    const attempts = Array.from({ length: 20 }, (_, i) =>
      store.write(async (write) => {
        await outbox.put(write, mail, `BT-${i}`);
        if (i % 2) throw new Error("no");
      }),
    );
    await Promise.allSettled(attempts);
    expect(await rows(store)).toHaveLength(10);
  });
});
