/**
 * Payments while the site breaks: killed again and again, without events, its database unavailable. The provider is a stand-in
 * (tests/support/processes/stripe) that, as the real one does, sends each event until it is answered 200.
 */
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Payment } from "../../app/features/payment/table.server.ts";
import { stop, until } from "../support/processes/process.ts";
import { pay, type Sold } from "../support/processes/stripe/objects.ts";
import { describeOnEachAlone } from "../support/product/stores.ts";
import { begin, storedState } from "./paying-site.ts";
import { outboxEmpty } from "./restarted-site.ts";

/** KILLS=50 for a long night. */
const kills = Number(process.env.KILLS ?? 5);
/** Enough for payments to be still outstanding at each kill. */
const bookings = 4 * kills;
const away = 10_000;

describeOnEachAlone("a site that takes deposits", (stores) => {
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

  // On PostgreSQL, reconcile-payments.test.ts checks the same, and two-processes.test.ts runs every job in a process.
  if (stores.kind === "sqlite")
    test("whose process gets no event of a payment for a while finds it by asking the provider", async () => {
      const { store, visitor, start, api, end } = await begin(stores);
      const { reference, payment } = await visitor();
      pay(api.sale(payment.id));
      const longAgo = new Date(Date.now() - 3_600_000).toISOString();
      await store.database.updateTable("payment").set({ updatedAt: longAgo }).where("id", "=", payment.id).execute();
      const server = await start();
      await until("the quote is booked", async () => {
        const { quotes } = await storedState(store);
        return quotes.find((quote) => quote.reference === reference)?.status === "booked";
      });
      await outboxEmpty(store);
      await stop(server);
      await end();
    });

  if (stores.kind === "postgres")
    test("whose database is gone for ten seconds answers 503, and books when it is sent again", async () => {
      const { mailbox, store, visitor, start, deliver, api, end } = await begin(stores);
      const { reference, payment, email } = await visitor();
      const server = await start();
      await stores.postgres().stop();
      const back = wait(away).then(() => stores.postgres().start());
      const sale = api.sale(payment.id);
      pay(sale);
      const answers = await deliver("checkout.session.completed", sale.session);
      await back;
      expect(answers.at(0)).toBe(503);
      expect(new Set(answers.slice(0, -1))).toEqual(new Set([503]));
      const { quotes } = await storedState(store);
      expect(quotes.find((quote) => quote.reference === reference)?.status).toBe("booked");
      await outboxEmpty(store);
      expect(mailbox.to(email)).toHaveLength(1);
      await stop(server);
      await end();
    });
});
