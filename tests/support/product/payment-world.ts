/**
 * Quotes, money and an unpredictable provider, over the real use cases and a real SQLite file: for tests that act in any order and let the
 * process die between any two steps.
 */
import type { KyselyPlugin } from "kysely";
import type { Ports } from "../../../app/context.ts";
import { venueDate } from "../../../app/dates/today.server.ts";
import { acceptOffer } from "../../../app/features/booking/accept-offer.server.ts";
import { answerChange } from "../../../app/features/booking/change/answer-change.server.ts";
import { editBooking } from "../../../app/features/booking/change/edit-booking.server.ts";
import { waitingChange } from "../../../app/features/booking/change/open-proposal.server.ts";
import { paidOf } from "../../../app/features/booking/change/proposal.server.ts";
import { closePastEvents, expireQuotes } from "../../../app/features/booking/expire-quotes.server.ts";
import { sendOffer } from "../../../app/features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../../app/features/booking/set-price.server.ts";
import { declineQuote, withdrawQuote } from "../../../app/features/booking/withdraw-quote.server.ts";
import { cancelQuote } from "../../../app/features/payment/cancel-booking.server.ts";
import { markPaid } from "../../../app/features/payment/mark-paid.server.ts";
import { refundPart } from "../../../app/features/payment/partial-refund/partial-refund.server.ts";
import { reconcilePayments } from "../../../app/features/payment/reconcile-payments.server.ts";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import { unmarkPaid } from "../../../app/features/payment/unmark/unmark-paid.server.ts";
import { readDetails } from "../../../app/features/quote/details.server.ts";
import { quoteForm } from "../../../app/features/quote/form/fields.ts";
import { valuesOf } from "../../../app/features/quote/form/values-of.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { tidyValues } from "../../../app/forms/tidy-text.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { verified } from "../../../server/payments/verified.ts";
import { deskOn, payDue, reviewing, storedQuote } from "./booking.ts";
import { by } from "./changed-booking.ts";
import { noAnswer, Provider } from "./unpredictable-provider.ts";

class Died extends Error {}

const hour = 3_600_000;
const never = new AbortController().signal;

export type Action = keyof World["actions"];

export class World {
  readonly provider = new Provider(
    () => this.#tick(),
    () => this.#now,
  );
  readonly ports: Ports;
  reference = "" as Reference;
  /** Steps of the process in the current action */
  ticks = 0;
  #dieAt = Number.POSITIVE_INFINITY;
  #now = Date.parse("2026-11-21T12:00:00Z");

  constructor(store: OpenDatabase) {
    const counted: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.#tick();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const database = store.database.withPlugin(counted);
    const write: Ports["write"] = async (work) => {
      const done = await store.write((transaction) => work(transaction.withPlugin(counted)));
      // The moment after the commit and before it is reported is a step of its own.
      this.#tick();
      return done;
    };
    const { ports } = deskOn({ database, write }, this.provider.port());
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

  /** Runs an action; with `dieAt` the process dies at that step and starts again. @returns whether it survived */
  async do(action: Action, n = 0, dieAt = Number.POSITIVE_INFINITY): Promise<boolean> {
    this.ticks = 0;
    this.#dieAt = dieAt;
    try {
      await this.actions[action](n);
      // The code may catch Died, as it catches a missing answer of the provider, but every later step throws it again.
      return this.ticks < this.#dieAt;
    } catch (error) {
      if (this.ticks >= this.#dieAt) return false;
      if (error === noAnswer) return true;
      throw error;
    } finally {
      this.#dieAt = Number.POSITIVE_INFINITY;
    }
  }

  readonly actions = {
    accept: async () => {
      const offerVersion = (await this.quote()).offerVersion;
      await acceptOffer(this.ports, { reference: this.reference, offerVersion, reviewWanted: false });
    },
    start: async () => void (await payDue(this.ports, { reference: this.reference })),
    pay: async (n: number) => this.provider.end(n, "paid"),
    fail: async (n: number) => this.provider.end(n, "failed"),
    dispute: async (n: number) => this.provider.takeBack(n),
    /** Any event, however old or often delivered before; sometimes under another id. */
    deliver: async (n: number) => {
      const { events } = this.provider;
      const event = events[n % Math.max(1, events.length)];
      if (event) await settlePayment(this.ports, n > 70 ? verified({ ...event, id: `${event.id}-again` }) : event);
    },
    /** An event signed by the provider, with another amount or currency than requested. */
    deliverOther: async (n: number) => {
      const { name, sessions } = this.provider;
      const session = sessions[n % Math.max(1, sessions.length)];
      if (!session || session.status === "paid") return;
      const data = { type: "paid", pence: session.pence + (n % 2), currency: n % 2 ? "GBP" : "EUR" } as const;
      const about = { paymentId: session.paymentId, sessionRef: session.ref, paymentRef: null };
      const at = new Date(this.#now).toISOString();
      await settlePayment(this.ports, verified({ adapter: name, id: `other-${n}`, at, about, data }));
    },
    price: async (n: number) => {
      const lines = suggestedLines(await this.quote())?.map((line, i) => ({
        ...line,
        pence: line.pence + (i ? 0 : n),
      }));
      if (lines) await setPrice(this.ports, { reference: this.reference, lines });
      await sendOffer(this.ports, { reference: this.reference });
    },
    withdraw: async () => void (await withdrawQuote(this.ports, await this.seen())),
    decline: async () => void (await declineQuote(this.ports, await this.seen())),
    cancel: async (n: number) =>
      void (await cancelQuote(this.ports, { reference: this.reference, byAgency: n % 2 === 0 })),
    refundPart: async (n: number) =>
      void (await refundPart(this.ports, { reference: this.reference, pence: n + 1, note: "", key: `key-${n}` })),
    /** A new price, at least what was paid where it is booked. For a higher price the customer is asked first, or agrees by phone. */
    reprice: async (n: number) => {
      const quote = await this.quote();
      const details = readDetails(tidyValues(quoteForm, valuesOf(quote)), new Date(this.#now));
      const total = paidOf(quote) + ([0, 1, 5000][n % 4] ?? 40_000);
      if (!details.ok || paidOf(quote) === 0) return;
      const price = { lines: [{ label: "All in", detail: "", pence: total }], total };
      const seen = { ...(await this.seen()), withdraws: (await this.#waiting())?.madeAt };
      await editBooking(this.ports, { ...seen, ...price, details: details.input, agreed: n % 3 > 0, by });
    },
    answer: async (n: number) => {
      const { madeAt } = (await this.#waiting()) ?? {};
      if (madeAt) await answerChange(this.ports, { reference: this.reference, madeAt, yes: n % 3 > 0 });
    },
    markPaid: async (n: number) => {
      const { offerDeposit, offerBalance } = await this.quote();
      const [part, pence] = n % 2 ? (["deposit", offerDeposit] as const) : (["balance", offerBalance] as const);
      if (pence) await markPaid(this.ports, { reference: this.reference, part, pence });
    },
    unmark: async (n: number) => {
      const all = await paymentsOf(this.ports.database, this.reference);
      const { id: paymentId } = all.filter(({ adapter }) => adapter === "owner").at(n % 2 ? -1 : 0) ?? {};
      if (paymentId) await unmarkPaid(this.ports, { reference: this.reference, paymentId });
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
    "no-answer": async (n: number) => {
      this.provider.silent = n % 2 === 1;
    },
  };

  #waiting = async () => waitingChange(this.ports.database, await this.quote(), venueDate(new Date(this.#now)));
  /** The quote's version as the person who ends it sees it. */
  async seen() {
    return { reference: this.reference, expectedVersion: (await this.quote()).version };
  }

  quote() {
    return storedQuote(this.ports, this.reference);
  }

  /** The provider answers, all its events arrive, and the jobs run: the state afterwards is final. */
  async rest(): Promise<void> {
    this.provider.silent = false;
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < this.provider.events.length; n++) await this.do("deliver", n);
      this.#now += 26 * hour;
      await this.do("jobs");
    }
  }
}
