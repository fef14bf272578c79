import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Clock, Log } from "../../app/context.ts";
import { Mailbox } from "../../tests/support/processes/mailbox.ts";
import { deliverDue } from "../../tests/support/product/deliver-due.ts";
import { shortMail } from "../../tests/support/product/outgoing-mail.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import type { OpenDatabase } from "../database/open.ts";
import { type Deliverer, lease } from "./deliver.ts";
import { deliveriesOf } from "./deliveries.ts";
import { outboxWith } from "./outbox.ts";
import { smtpTransport } from "./smtp.ts";
import type { Transport } from "./transport.ts";

const minute = 60_000;
const begin = Date.parse("2026-11-21T12:00:00.000Z");
const silent: Log = { info() {}, error() {} };

/** A clock that stands still until it is moved. */
const handClock = () => {
  let time = begin;
  return {
    now: () => new Date(time),
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
};

const put = (store: OpenDatabase, clock: Clock, count = 1, to = "ann@example.com") =>
  store.write(async (write) => {
    for (let i = 0; i < count; i++) {
      const mail = shortMail(to, { subject: `No. ${i}`, text: "Hello" });
      const replyTo = { name: "Ann Other", address: "ann@example.com" };
      await outboxWith(clock, () => {}).put(
        write,
        { ...mail, replyTo },
        { kind: "quote-received", subjectRef: "BT-1" },
      );
    }
  });

const deliverer = (store: OpenDatabase, clock: Clock, url: string): Deliverer => ({
  store,
  clock,
  log: silent,
  transport: smtpTransport(url, "hello@agency.example"),
  retrySeconds: [10, 30, 120],
});

const rows = (store: OpenDatabase) => store.database.selectFrom("outbox").selectAll().orderBy("id").execute();
const only = async (store: OpenDatabase) => (await rows(store))[0];

describeOnEach("mail", (bench) => {
  const mailbox = { current: new Mailbox() };
  beforeEach(async () => {
    mailbox.current = new Mailbox();
    await mailbox.current.open();
  });
  afterEach(() => mailbox.current.away());

  it("arrives as it was written, the same message however often it is tried", async () => {
    const store = await bench.fresh();
    const clock = handClock();
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

  it("goes out once, whoever else is delivering", async () => {
    const place = await bench.prepared();
    const stores = Array.from({ length: 4 }, () => bench.open(place, 3));
    const clock = handClock();
    await put(stores[0] as OpenDatabase, clock, 60);
    const drain = async (store: OpenDatabase) => {
      while ((await deliverDue(deliverer(store, clock, mailbox.current.url))) > 0);
    };
    await Promise.all(stores.map(drain));
    const ids = mailbox.current.received.map(({ headers }) => headers["message-id"]);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it("waits while the server is away, and goes when it is back", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    await put(store, clock);
    const post = deliverer(store, clock, mailbox.current.url);
    await mailbox.current.away();
    await deliverDue(post);
    expect(await only(store)).toMatchObject({ status: "waiting", attempts: 1, dueAt: "2026-11-21T12:00:10.000Z" });
    expect(await deliverDue(post)).toBe(0);
    expect(await deliveriesOf(post).untilNext()).toBe(10_000);
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
    const store = await bench.fresh();
    const clock = handClock();
    await put(store, clock);
    await mailbox.current.away();
    clock.pass(3 * 24 * 60 * minute);
    const post = deliverer(store, clock, mailbox.current.url);
    await deliverDue(post);
    const row = await only(store);
    expect(row).toMatchObject({ status: "undelivered", sentAt: null });
    expect(row?.lastError).toContain("ECONNREFUSED");
    expect(await deliveriesOf(post).untilNext()).toBeUndefined();
  });

  it("refused for good is given up at once, and logged without the address", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    await put(store, clock);
    const logged: unknown[] = [];
    const log: Log = { info: (...line) => logged.push(line), error: (...line) => logged.push(line) };
    const refusing: Transport = {
      send: async () => ({ result: "never", reason: "550 no <ann@example.com> here", code: "EENVELOPE RCPT 550" }),
    };
    await deliverDue({ ...deliverer(store, clock, mailbox.current.url), log, transport: refusing });
    expect(await only(store)).toMatchObject({ status: "undelivered", lastError: expect.stringContaining("ann@") });
    expect(JSON.stringify(logged)).toContain("EENVELOPE RCPT 550");
    expect(JSON.stringify(logged)).not.toContain("ann@");
  });

  it("held by a deliverer that died is taken over when its lease ends, and not before", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    await put(store, clock);
    const post = deliverer(store, clock, mailbox.current.url);
    const dead: Transport = { send: () => new Promise(() => {}) };
    expect(await deliveriesOf({ ...post, transport: dead }).begin()).toBe(1);
    clock.pass(lease - 1);
    expect(await deliverDue(post)).toBe(0);
    clock.pass(1);
    expect(await deliverDue(post)).toBe(1);
    expect(await only(store)).toMatchObject({ status: "sent", attempts: 2 });
  });

  it("is recorded by its holder only: one that lost its lease changes nothing", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    await put(store, clock);
    const slow: Deliverer = {
      ...deliverer(store, clock, mailbox.current.url),
      transport: {
        async send() {
          // Meanwhile another process takes the mail over and sends it.
          clock.pass(lease);
          await deliverDue(deliverer(store, clock, mailbox.current.url));
          return { result: "never", reason: "too late", code: "LATE" };
        },
      },
    };
    await deliverDue(slow);
    expect(await only(store)).toMatchObject({ status: "sent", attempts: 2, lastError: null });
  });

  it("to one who hangs holds up none to others, however many hang and however often they were tried", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    const hanging = mailbox.current.hangFor("hung@example.com");
    await put(store, clock, 12, "hung@example.com");
    await store.database.updateTable("outbox").set({ attempts: 1 }).execute();
    const woken = new EventEmitter();
    const deliveries = deliveriesOf(deliverer(store, clock, mailbox.current.url), () => woken.emit("ended"));
    await deliveries.begin();
    await put(store, clock, 2, "hung@example.com");
    await put(store, clock, 30);
    while (mailbox.current.received.length < 30) {
      const ended = once(woken, "ended", { signal: AbortSignal.timeout(20_000) });
      await deliveries.begin();
      await ended;
    }
    expect(mailbox.current.to("ann@example.com")).toHaveLength(30);
    hanging.letGo();
    do await deliveries.settled();
    while ((await deliveries.begin()) > 0);
    expect((await rows(store)).map(({ status, attempts }) => `${status} ${attempts}`).sort()).toEqual(
      [...Array(32).fill("sent 1"), ...Array(12).fill("sent 2")].sort(),
    );
  });

  it("whose time was written by a clock that ran ahead is due now; what is in hand is left alone", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    const year = 365 * 24 * 60 * minute;
    clock.pass(9 * year);
    await put(store, clock);
    const hanging = mailbox.current.hangFor("ann@example.com");
    const post = deliveriesOf(deliverer(store, clock, mailbox.current.url));
    expect(await post.begin()).toBe(1);
    clock.pass(-9 * year);
    expect(await post.untilNext()).toBeUndefined();
    expect(await post.begin()).toBe(0);
    hanging.letGo();
    await post.settled();
    expect(await only(store)).toMatchObject({ status: "sent", attempts: 1 });
    clock.pass(9 * year);
    await put(store, clock);
    clock.pass(-9 * year);
    expect(await post.untilNext()).toBe(0);
    expect(await post.begin()).toBe(1);
    await post.settled();
    expect(mailbox.current.received).toHaveLength(2);
  });

  it("may be written by many at once, and each write's mail stands or falls with it", async () => {
    const store = await bench.fresh();
    const clock = handClock();
    const outbox = outboxWith(clock, () => {});
    const mail = shortMail("a@example.com");
    const attempts = Array.from({ length: 20 }, (_, i) =>
      store.write(async (write) => {
        await outbox.put(write, mail, { kind: "booked", subjectRef: `BT-${i}` });
        if (i % 2) throw new Error("no");
      }),
    );
    await Promise.allSettled(attempts);
    expect(await rows(store)).toHaveLength(10);
  });
});
