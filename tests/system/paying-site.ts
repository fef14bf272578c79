/** A site that takes deposits through a stand-in for Stripe, with a real mailbox, and the test's own access to its database. */
import { randomUUID } from "node:crypto";
import type { Payment } from "../../app/features/payment/table.server.ts";
import { type OpenDatabase, openDatabase } from "../../server/database/open.ts";
import { stripePayments } from "../../server/payments/stripe/stripe.ts";
import { until } from "../support/processes/process.ts";
import { StripeApi, secretKey } from "../support/processes/stripe/api.ts";
import { signed, webhookSecret } from "../support/processes/stripe/signed.ts";
import { deskOn, form, paying } from "../support/product/booking.ts";
import type { TestStores } from "../support/product/stores.ts";
import { daysAhead } from "../support/texts/dates.ts";
import { restartedSite } from "./restarted-site.ts";

/**
 * The site as a process, with the stand-in as its provider, and ports with which the test itself works on the same database.
 * @param more how long these ports wait for the provider
 */
export async function begin(stores: Pick<TestStores, "prepared">, more: { timeout?: number } = {}) {
  const api = await new StripeApi().open();
  const place = await stores.prepared();
  const {
    mailbox,
    origin,
    start,
    end: endSite,
  } = await restartedSite(place, {
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: api.url,
  });
  // Not opened by `stores`, whose log fails on errors: here a connection may break with its server.
  const store = openDatabase(place, { info() {}, error() {} });
  const payments = stripePayments({ secretKey, webhookSecrets: [webhookSecret], apiUrl: api.url, ...more });
  const { ports, setTime } = deskOn(store, payments);
  setTime(new Date().toISOString());
  /** A visitor whose payment waits at the provider. */
  const visitor = async () => {
    const email = `${randomUUID()}@visitor.example`;
    const asked = form({ date: daysAhead(90).typed, email }, {}, new Date());
    return { ...(await paying(ports, asked)), email };
  };
  /** Sends an event until the answer is 200. @returns the status of every answer; 0 where there was none */
  const deliver = async (...event: Parameters<typeof signed>): Promise<number[]> => {
    const answers: number[] = [];
    const { id = `evt_${randomUUID()}` } = event[2] ?? {};
    return until("the event is taken", async () => {
      const message = { method: "POST", ...signed(event[0], event[1], { id }) };
      const answer = await fetch(`${origin}/payments/events`, message).catch(() => undefined);
      answers.push(answer?.status ?? 0);
      return answer?.status === 200 && answers;
    });
  };
  const end = async () => {
    await store.close();
    await api.close();
    await endSite();
  };
  return { api, mailbox, origin, store, ports, visitor, start, deliver, end };
}

export async function storedState({ database }: OpenDatabase) {
  const quotes = await database.selectFrom("quote").select(["reference", "status", "email"]).execute();
  const payments = await database.selectFrom("payment").selectAll().execute();
  const mails = await database.selectFrom("outbox").select(["id", "subjectRef", "kind", "status"]).execute();
  return { quotes, payments, mails };
}

/** The ids under which the provider's own events name a payment. */
export const about = (payment: Payment, api: StripeApi) => ({
  paymentId: payment.id,
  sessionRef: payment.sessionRef,
  paymentRef: api.sale(payment.id).intent.id,
});
