/**
 * Money while things break: the site killed again and again, its database gone, the mail server gone, the provider silent. The provider
 * is a stand-in (tests/support/stripe) that, as the real one does, sends each event until it is answered 200.
 */
import { afterEach, expect, test } from "vitest";
import { cancelQuote } from "../../app/features/payment/cancel-booking.server.ts";
import { reconcilePayments } from "../../app/features/payment/reconcile-payments.server.ts";
import { settlePayment } from "../../app/features/payment/settle-payment.server.ts";
import { startPayment } from "../../app/features/payment/start-payment.server.ts";
import type { Payment } from "../../app/features/payment/table.server.ts";
import type { Deliverer } from "../../server/email/deliver.ts";
import { smtpTransport } from "../../server/email/smtp.ts";
import { accepted, form, paidEvent } from "../support/booking.ts";
import { daysAhead } from "../support/dates.ts";
import { deliverDue } from "../support/deliver-due.ts";
import { endAll, until } from "../support/process.ts";
import { describeOnEachAlone } from "../support/stores.ts";
import { pay, type Sold } from "../support/stripe/objects.ts";
import { about, begin, noMailWaits, standing } from "./paying-site.ts";

/** KILLS=50 for a long night. */
const kills = Number(process.env.KILLS ?? 12);
const bookings = 30;
const away = 10_000;
const never = new AbortController().signal;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

afterEach(endAll);

describeOnEachAlone("a site that takes deposits", (bench) => {
  test(`killed ${kills} times while events come, repeated: each deposit is one booking with its emails, once`, async () => {
    const { mailbox, store, visitor, start, deliver, api, end } = await begin(bench);
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
    for (let round = 1; round <= kills && answered < bookings; round++) {
      const enough = Math.min(bookings, answered + 1 + (round % 3));
      await until("more events are taken", async () => (answered >= enough ? true : undefined));
      await pause(Math.random() * 60);
      server.child.kill("SIGKILL");
      expect(await server.ended).toBe("SIGKILL");
      server = await start();
    }
    await delivering;
    await noMailWaits(store);
    server.child.kill("SIGTERM");
    expect(await server.ended, server.output()).toBe(0);

    const { quotes, payments, mails } = await standing(store);
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

  test("whose process gets no event of a payment for a while finds it by asking the provider", async () => {
    const { store, visitor, start, api, end } = await begin(bench);
    const { reference, payment } = await visitor();
    pay(api.sale(payment.id));
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await store.database.updateTable("payment").set({ updatedAt: longAgo }).where("id", "=", payment.id).execute();
    const server = await start();
    await until("the quote is booked", async () => {
      const { quotes } = await standing(store);
      return quotes.find((quote) => quote.reference === reference)?.status === "booked" ? true : undefined;
    });
    await noMailWaits(store);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await end();
  });

  test("asked while the provider takes the request and is silent: one session, one charge", async () => {
    const { api, ports, store, end } = await begin(bench);
    const reference = await accepted(ports, form({ date: daysAhead(90).typed }, {}, new Date()));
    const heard: string[] = [];
    const patient = { ...ports, log: { info() {}, error: (event: string) => void heard.push(event) } };
    api.mood = "hang";
    expect(await startPayment(patient, { reference })).toEqual({ kind: "away" });
    expect(heard).toEqual(["payment.away"]);
    api.mood = "answer";
    expect(await startPayment(ports, { reference })).toMatchObject({ kind: "redirect" });
    expect(api.sales).toHaveLength(1);
    expect((await standing(store)).payments).toHaveLength(1);
    await end();
  });

  test("owing money back while the provider is silent sends it back once", async () => {
    const { api, ports, store, visitor, end } = await begin(bench);
    const { reference, payment } = await visitor();
    pay(api.sale(payment.id));
    await store.database.deleteFrom("paymentEvent").execute();
    await settlePayment(ports, { ...paidEvent(payment), about: about(payment, api) });
    expect(await cancelQuote(ports, { reference, actor: "owner", byAgency: true })).toMatchObject({ ok: true });
    const patient = { ...ports, log: { info() {}, error() {} } };
    api.mood = "cut";
    await expect(reconcilePayments(patient, never)).rejects.toThrow();
    api.mood = "answer";
    const later = { now: () => new Date(Date.now() + 3_600_000) };
    expect(await reconcilePayments({ ...ports, clock: later }, never)).toBe(1);
    expect(api.sale(payment.id).refunds).toHaveLength(1);
    expect((await standing(store)).payments).toMatchObject([{ refunded: payment.pence }]);
    await end();
  });

  test("whose mail server is gone for an hour sends each email once when it is back", async () => {
    const { mailbox, store, ports, visitor, api, end } = await begin(bench);
    const { payment, email } = await visitor();
    await settlePayment(ports, { ...paidEvent(payment), about: about(payment, api) });
    const begun = Date.now();
    const time = { now: begun };
    const post: Deliverer = {
      store,
      clock: { now: () => new Date(time.now) },
      log: { info() {}, error() {} },
      transport: smtpTransport(mailbox.url, "hello@agency.example"),
      retrySeconds: [10, 30, 120, 600, 3600],
    };
    await mailbox.away();
    for (; time.now < begun + 3_600_000; time.now += 5000) while ((await deliverDue(post)) > 0);
    expect(mailbox.received).toEqual([]);
    await mailbox.open();
    for (; time.now < begun + 3 * 3_600_000; time.now += 60_000) while ((await deliverDue(post)) > 0);
    expect(mailbox.to(email)).toHaveLength(1);
    const { mails } = await standing(store);
    expect(mails.map(({ status }) => status)).toEqual(["sent", "sent", "sent"]);
    expect(mailbox.received).toHaveLength(3);
    await end();
  });

  if (bench.kind === "postgres")
    test("whose database is gone for ten seconds answers 503, and books when it is sent again", async () => {
      const { mailbox, store, visitor, start, deliver, api, end } = await begin(bench);
      const { reference, payment, email } = await visitor();
      const server = await start();
      await bench.postgres().stop();
      const back = pause(away).then(() => bench.postgres().start());
      const sale = api.sale(payment.id);
      pay(sale);
      const answers = await deliver("checkout.session.completed", sale.session);
      await back;
      expect(answers.at(0)).toBe(503);
      expect(new Set(answers.slice(0, -1))).toEqual(new Set([503]));
      const { quotes } = await standing(store);
      expect(quotes.find((quote) => quote.reference === reference)?.status).toBe("booked");
      await noMailWaits(store);
      expect(mailbox.to(email)).toHaveLength(1);
      server.child.kill("SIGTERM");
      expect(await server.ended, server.output()).toBe(0);
      await end();
    });
});
