/**
 * Quotes, money and an unpredictable provider, over the real use cases and a real SQLite file: for tests that act in any order and let the
 * process die between any two steps.
 */
import type { KyselyPlugin } from "kysely";
import { expect } from "vitest";
import type { Ports } from "../../../app/context.ts";
import { acceptOffer } from "../../../app/features/booking/accept-offer.server.ts";
import { closePastEvents, expireQuotes } from "../../../app/features/booking/expire-quotes.server.ts";
import { sendOffer } from "../../../app/features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../../app/features/booking/set-price.server.ts";
import { declineQuote, withdrawQuote } from "../../../app/features/booking/withdraw-quote.server.ts";
import { cancelQuote } from "../../../app/features/payment/cancel-booking.server.ts";
import { markPaid } from "../../../app/features/payment/mark-paid.server.ts";
import { reconcilePayments } from "../../../app/features/payment/reconcile-payments.server.ts";
import { refundsOf } from "../../../app/features/payment/refund-store.server.ts";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { startPayment } from "../../../app/features/payment/start-payment.server.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { transitions } from "../../../app/features/quote/status.ts";
import { quoteByReference, transitionsOf } from "../../../app/features/quote/store.server.ts";
import type { PaymentEventData, Payments, VerifiedPaymentEvent } from "../../../app/payments-port.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { writer } from "../../../server/database/write.ts";
import { verified } from "../../../server/payments/verified.ts";
import { deskOn, emailsAbout, reviewing } from "./booking.ts";

class Died extends Error {}
const silence = new Error("no answer");

const hour = 3_600_000;
const never = new AbortController().signal;
let worlds = 0;

interface Session {
  ref: string;
  request: string;
  paymentId: string;
  pence: number;
  status: "open" | "paid" | "failed" | "expired";
  expiresAt: number;
  refunds: Map<string, number>;
}

export type Action = keyof World["actions"];

export class World {
  readonly sessions: Session[] = [];
  /** Every event of the provider, delivered or not */
  readonly events: VerifiedPaymentEvent[] = [];
  readonly ports: Ports;
  reference = "" as Reference;
  /** The provider takes what it is asked and does not answer */
  silent = false;
  /** Steps the process took since it was last asked to count */
  ticks = 0;
  #dieAt = Number.POSITIVE_INFINITY;
  #now = Date.parse("2026-11-21T12:00:00Z");
  readonly #name = `provider-${++worlds}`;

  constructor(store: OpenDatabase) {
    const counted: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.#tick();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const database = store.database.withPlugin(counted);
    const transaction = writer(database, store.kind);
    const write: Ports["write"] = async (work) => {
      const done = await transaction(work);
      // Committed, and not reported yet.
      this.#tick();
      return done;
    };
    const { ports } = deskOn({ database, write }, this.#provider());
    const log = { info() {}, error() {} };
    this.ports = { ...ports, log, clock: { now: () => new Date(this.#now) } };
  }

  static async open(store: OpenDatabase): Promise<World> {
    const world = new World(store);
    world.reference = await reviewing(world.ports);
    return world;
  }

  #tick() {
    this.ticks++;
    if (this.ticks >= this.#dieAt) throw new Died();
  }

  /** Runs it; with `dieAt` the process dies at that step and starts again. @returns whether it survived */
  async do(action: Action, n = 0, dieAt = Number.POSITIVE_INFINITY): Promise<boolean> {
    this.ticks = 0;
    this.#dieAt = dieAt;
    try {
      await this.actions[action](n);
      // The code may have caught it, as it catches a missing answer of the provider; it could do nothing after that.
      return this.ticks < this.#dieAt;
    } catch (error) {
      if (this.ticks >= this.#dieAt) return false;
      if (error === silence) return true;
      throw error;
    } finally {
      this.#dieAt = Number.POSITIVE_INFINITY;
    }
  }

  #provider(): Payments {
    const answer = <T>(value: T): T => {
      this.#tick();
      if (this.silent) throw silence;
      return value;
    };
    return {
      name: this.#name,
      begin: async (asked) => {
        this.#tick();
        const request = JSON.stringify(asked);
        const ref = `session-${asked.idempotencyKey}`;
        let session = this.sessions.find((one) => one.ref === ref);
        if (session) expect(session.request, "the same key comes with the same words").toBe(request);
        else {
          const { paymentId, pence } = asked;
          const expiresAt = this.#now + 24 * hour;
          session = { ref, request, paymentId, pence, status: "open", expiresAt, refunds: new Map() };
          this.sessions.push(session);
        }
        const { expiresAt } = session;
        const url = `https://pay.example/${ref}`;
        return answer({ kind: "redirect", url, sessionRef: ref, expiresAt: new Date(expiresAt).toISOString() });
      },
      readEvent: async () => ({ ok: false, reason: "forged" }),
      refund: async ({ refundId, paymentId, pence }) => {
        this.#tick();
        const session = this.sessions.find((one) => one.paymentId === paymentId);
        if (!session) throw new Error("a refund of nothing");
        session.refunds.set(refundId, pence);
        this.#say(session, { type: "refunded", refunded: back(session), refundId: null });
        return answer({ kind: pence % 2 ? "sent" : "done", providerRef: `re-${refundId}` });
      },
      fetchEvents: async ({ sessionRef }) => {
        this.#tick();
        const session = this.sessions.find(({ ref }) => ref === sessionRef);
        if (session?.status === "open" && session.expiresAt < this.#now) this.#end(session, "expired");
        return answer(this.events.filter(({ about }) => session && about.paymentId === session.paymentId));
      },
    };
  }

  #say(session: Session, data: PaymentEventData) {
    this.events.push(
      verified({
        adapter: this.#name,
        id: `event-${this.events.length}`,
        at: new Date(this.#now).toISOString(),
        about: { paymentId: session.paymentId, sessionRef: session.ref, paymentRef: `money-${session.ref}` },
        data,
      }),
    );
  }

  #end(session: Session, how: "paid" | "failed" | "expired") {
    if (session.status !== "open") return;
    session.status = how;
    const { pence } = session;
    this.#say(session, how === "paid" ? { type: "paid", pence, currency: "GBP" } : { type: how });
  }

  readonly actions = {
    accept: async () => {
      const offerVersion = (await this.quote()).offerVersion;
      await acceptOffer(this.ports, { reference: this.reference, offerVersion, reviewWanted: false });
    },
    start: async () => void (await startPayment(this.ports, { reference: this.reference })),
    /** The payer at the provider's page: of this session or an older one that is still open in some tab. */
    pay: async (n: number) => this.#atProvider(n, "paid"),
    fail: async (n: number) => this.#atProvider(n, "failed"),
    /** Any event, however old, however often it came before, and sometimes repeated by another one. */
    deliver: async (n: number) => {
      const event = this.events[n % Math.max(1, this.events.length)];
      if (event) await settlePayment(this.ports, n > 70 ? verified({ ...event, id: `${event.id}-again` }) : event);
    },
    /** Signed by the provider, and not what was asked for. */
    deliverOther: async (n: number) => {
      const session = this.sessions[n % Math.max(1, this.sessions.length)];
      if (!session || session.status === "paid") return;
      const data = { type: "paid", pence: session.pence + (n % 2), currency: n % 2 ? "GBP" : "EUR" } as const;
      const about = { paymentId: session.paymentId, sessionRef: session.ref, paymentRef: null };
      const at = new Date(this.#now).toISOString();
      await settlePayment(this.ports, verified({ adapter: this.#name, id: `other-${n}`, at, about, data }));
    },
    price: async (n: number) => {
      const lines = suggestedLines(await this.quote())?.map((line, i) => ({
        ...line,
        pence: line.pence + (i ? 0 : n),
      }));
      if (lines) await setPrice(this.ports, { reference: this.reference, lines });
      await sendOffer(this.ports, { reference: this.reference });
    },
    withdraw: async () => void (await withdrawQuote(this.ports, { reference: this.reference })),
    decline: async () => void (await declineQuote(this.ports, { reference: this.reference })),
    cancel: async (n: number) =>
      void (await cancelQuote(this.ports, { reference: this.reference, actor: "owner", byAgency: n % 2 === 0 })),
    markPaid: async (n: number) => {
      const { offerDeposit, offerBalance } = await this.quote();
      const [part, pence] = n % 2 ? (["deposit", offerDeposit] as const) : (["balance", offerBalance] as const);
      if (pence) await markPaid(this.ports, { reference: this.reference, part, pence });
    },
    jobs: async () => {
      await expireQuotes(this.ports);
      await closePastEvents(this.ports);
      await reconcilePayments(this.ports, never);
    },
    hours: async (n: number) => {
      this.#now += (n % 60) * hour;
    },
    days: async (n: number) => {
      this.#now += (n % 40) * 24 * hour;
    },
    silence: async (n: number) => {
      this.silent = n % 2 === 1;
    },
  };

  async #atProvider(n: number, how: "paid" | "failed") {
    const session = this.sessions.at(-1 - (n % Math.max(1, this.sessions.length)));
    if (session && session.expiresAt > this.#now) this.#end(session, how);
  }

  async quote() {
    const quote = await quoteByReference(this.ports.database, this.reference);
    if (!quote) throw new Error("the quote is lost");
    return quote;
  }

  /** The provider answers, all its events arrive, and the jobs run: the state afterwards is final. */
  async rest(): Promise<void> {
    this.silent = false;
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < this.events.length; n++) await this.do("deliver", n);
      this.#now += 26 * hour;
      await this.do("jobs");
    }
  }

  /** What must hold whatever happened. */
  async check(): Promise<void> {
    const { database } = this.ports;
    const quote = await this.quote();
    const payments = await paymentsOf(database, this.reference);
    const refunds = await refundsOf(database, this.reference);
    const steps = await transitionsOf(database, this.reference);

    // The history is whole, and each step is one that the machine knows.
    const known = new Set(transitions().map(({ from, event, to }) => `${from} ${event} ${to}`));
    expect(steps.map(({ version }) => version)).toEqual(steps.map((_, index) => index + 1));
    for (const { fromStatus, cause, toStatus } of steps.slice(1))
      expect(known.has(`${fromStatus} ${cause} ${toStatus}`), `${fromStatus} ${cause}`).toBe(true);
    expect(quote).toMatchObject({ status: steps.at(-1)?.toStatus, version: steps.length });

    // We know of all that the provider took, and each refund there was made once.
    for (const session of this.sessions) {
      const payment = payments.find(({ id }) => id === session.paymentId);
      expect(payment?.status === "paid", `${session.status} there, ${payment?.status} here`).toBe(
        session.status === "paid",
      );
      expect(back(session)).toBeLessThanOrEqual(session.status === "paid" ? session.pence : 0);
      expect(payment?.refunded).toBe(back(session));
    }
    // Nothing waits for what can't come any more.
    expect(payments.filter(({ status }) => status === "begun" || status === "open")).toEqual([]);
    expect(quote.status).not.toBe("deposit-pending");

    // No money without a booking, no booking without its money, nothing twice.
    const manual = refunds.filter(({ paymentId, status }) => {
      const payment = payments.find(({ id }) => id === paymentId);
      return payment?.adapter === "owner" && status === "owed";
    });
    const sum = (all: readonly { pence: number }[]) => all.reduce((total, { pence }) => total + pence, 0);
    const paid = payments.filter(({ status }) => status === "paid");
    const kept = sum(paid) - paid.reduce((total, { refunded }) => total + refunded, 0) - sum(manual);
    expect(refunds.filter(({ status }) => status !== "done")).toEqual(manual);
    const given = sum(refunds.filter(({ reason }) => reason === "cancelled"));
    const { offerDeposit: deposit, offerTotal: total } = quote;
    const unbookable = sum(refunds.filter(({ reason }) => reason === "unbookable"));
    if (quote.status === "booked") expect(kept).toBe(deposit);
    else if (quote.status === "balance-paid") expect(kept).toBe(total);
    else if (quote.status === "done") expect([deposit, total]).toContain(kept);
    else if (quote.status === "cancelled") expect(kept).toBe(sum(paid) - unbookable - given);
    else expect(kept).toBe(0);

    // Every email once.
    const caused = (...causes: string[]) => steps.filter(({ cause }) => causes.includes(cause)).length;
    const wrote = await emailsAbout({ database }, this.reference);
    const count = (kind: string) => wrote.filter((email) => email.kind === kind).length;
    const owedBack = refunds.filter(({ reason }) => reason === "unbookable").length;
    expect({
      booked: count("booked"),
      bookedForDesk: count("booked-for-desk"),
      balance: count("balance-paid"),
      owedBack: count("owed-back"),
      cancelled: count("cancelled"),
      offers: count("quote-offer") + count("private-link"),
    }).toEqual({
      booked: caused("deposit-paid", "whole-paid"),
      bookedForDesk: caused("deposit-paid", "whole-paid"),
      balance: caused("balance-paid"),
      owedBack,
      cancelled: caused("cancelled"),
      offers: caused("sent"),
    });
  }
}

const back = ({ refunds }: Session) => [...refunds.values()].reduce((sum, pence) => sum + pence, 0);
