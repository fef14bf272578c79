import { EventEmitter, once } from "node:events";
import { expect, it } from "vitest";
import { deliverDue } from "../../tests/support/product/deliver-due.ts";
import { deliverer, manualClock, minute, only, openMailbox, put, rows } from "../../tests/support/product/delivered.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import type { OpenDatabase } from "../database/open.ts";
import { type Deliverer, lease } from "./deliver.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import type { Transport } from "./transport.ts";

describeOnEach("mail", (stores) => {
  const mailbox = openMailbox();

  it("goes out once, whoever else is delivering", async () => {
    const place = await stores.lent();
    const processStores = Array.from({ length: 4 }, () => stores.open(place, 3));
    const clock = manualClock();
    await put(processStores[0] as OpenDatabase, clock, 24);
    const drain = async (store: OpenDatabase) => {
      while ((await deliverDue(deliverer(store, clock, mailbox.current.url))) > 0);
    };
    await Promise.all(processStores.map(drain));
    const ids = mailbox.current.received.map(({ headers }) => headers["message-id"]);
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });

  it("held by a deliverer that died is taken over when its lease ends, and not before", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    const post = deliverer(store, clock, mailbox.current.url);
    const dead: Transport = { send: () => new Promise(() => {}) };
    expect(await deliveryQueue({ ...post, transport: dead }).begin()).toBe(1);
    clock.pass(lease - 1);
    expect(await deliverDue(post)).toBe(0);
    clock.pass(1);
    expect(await deliverDue(post)).toBe(1);
    expect(await only(store)).toMatchObject({ status: "sent", attempts: 2 });
  });

  it("is recorded by its holder only: one that lost its lease changes nothing", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    await put(store, clock);
    const slow: Deliverer = {
      ...deliverer(store, clock, mailbox.current.url),
      transport: {
        async send() {
          // Meanwhile another process takes over the email and sends it.
          clock.pass(lease);
          await deliverDue(deliverer(store, clock, mailbox.current.url));
          return { result: "rejected", reason: "too late", code: "LATE" };
        },
      },
    };
    await deliverDue(slow);
    expect(await only(store)).toMatchObject({ status: "sent", attempts: 2, lastError: null });
  });

  it("to one who hangs holds up none to others, however many hang and however often they were tried", async () => {
    const store = await stores.fresh();
    const clock = manualClock();
    const hanging = mailbox.current.hangFor("hung@example.com");
    await put(store, clock, 12, "hung@example.com");
    await store.database.updateTable("outbox").set({ attempts: 1 }).execute();
    const woken = new EventEmitter();
    const deliveries = deliveryQueue(deliverer(store, clock, mailbox.current.url), () => woken.emit("ended"));
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
    const store = await stores.fresh();
    const clock = manualClock();
    const year = 365 * 24 * 60 * minute;
    clock.pass(9 * year);
    await put(store, clock);
    const hanging = mailbox.current.hangFor("ann@example.com");
    const post = deliveryQueue(deliverer(store, clock, mailbox.current.url));
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
});
