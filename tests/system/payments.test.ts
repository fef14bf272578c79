/**
 * Payments while the site is killed again and again. The provider is a stand-in (tests/support/processes/stripe) that, as the real one
 * does, sends each event until it is answered 200. In away.test.ts, the events or the database are away.
 */
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Payment } from "../../app/features/payment/table.server.ts";
import { stop, until } from "../support/processes/process.ts";
import { pay, type Sold } from "../support/processes/stripe/objects.ts";
import { describeOnEach } from "../support/product/stores.ts";
import { begin, storedState } from "./paying-site.ts";
import { outboxEmpty } from "./restarted-site.ts";

/** KILLS=50 for a long night. */
const kills = Number(process.env.KILLS ?? 2);
/** Enough for payments to be still outstanding at each kill. */
const bookings = 4 * kills;

describeOnEach("a site that takes deposits", (stores) => {
  test(`killed up to ${kills} times while events come, repeated: each deposit is one booking with its emails, once`, async () => {
    const { mailbox, store, visitor, start, deliver, api, end } = await begin(stores);
    let server = await start();
    const crowd: { reference: string; payment: Payment; email: string; sale: Sold }[] = [];
    for (let i = 0; i < bookings; i++) {
      const one = await visitor();
      crowd.push({ ...one, sale: api.sale(one.payment.id) });
    }
    const waiting = [...crowd];
    let answered = 0;
    const provider = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const id = `evt_${one.payment.id}`;
        pay(one.sale);
        await Promise.all([
          deliver("checkout.session.completed", one.sale.session, { id }),
          deliver("checkout.session.completed", one.sale.session, { id }),
        ]);
        answered++;
      }
    };
    const delivering = Promise.all([provider(), provider(), provider()]);
    let killed = 0;
    for (let round = 1; round <= kills && answered < bookings; round++) {
      const enough = Math.min(bookings, answered + 1 + (round % 3));
      await until("more events are taken", () => answered >= enough);
      await wait(Math.random() * 60);
      server.child.kill("SIGKILL");
      expect(await server.ended).toBe("SIGKILL");
      killed++;
      server = await start();
    }
    await delivering;
    // A fast machine may have answered all events before the last rounds.
    expect(killed).toBeGreaterThanOrEqual(kills / 2);
    await outboxEmpty(store);
    await stop(server);

    const { quotes, payments, mails } = await storedState(store);
    expect(quotes.map(({ status }) => status)).toEqual(Array(bookings).fill("booked"));
    expect(payments.map(({ status, refunded }) => [status, refunded])).toEqual(Array(bookings).fill(["paid", 0]));
    for (const { reference, email } of crowd) {
      const about = mails.filter(({ subjectRef }) => subjectRef === reference).map(({ kind }) => kind);
      expect(about.sort()).toEqual(["accepted-for-desk", "booked", "booked-for-desk"]);
      expect(mailbox.to(email)).toHaveLength(1);
    }
    const delivered = mailbox.received.map(({ headers }) => /^<([^@]+)@/.exec(headers["message-id"] ?? "")?.[1]);
    expect(delivered.sort()).toEqual(mails.map(({ id }) => id).sort());
    await end();
  });
});
