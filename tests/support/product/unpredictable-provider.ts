/** A payment provider that carries out every request; the test decides whether it answers. */
import { expect } from "vitest";
import type { PaymentEventData, Payments, VerifiedPaymentEvent } from "../../../app/payments-port.ts";
import { verified } from "../../../server/payments/verified.ts";

const hour = 3_600_000;
export const noAnswer = new Error("no answer");
let providers = 0;

interface Session {
  ref: string;
  request: string;
  paymentId: string;
  pence: number;
  status: "open" | "paid" | "failed" | "expired";
  expiresAt: number;
  refunds: Map<string, number>;
}

export class Provider {
  readonly name = `provider-${++providers}`;
  readonly sessions: Session[] = [];
  /** Every event of the provider, delivered or not */
  readonly events: VerifiedPaymentEvent[] = [];
  /** Whether it carries out requests without answering */
  silent = false;
  readonly #tick: () => void;
  readonly #now: () => number;

  /**
   * @param tick runs before each request is carried out and before each answer
   * @param now milliseconds since 1970
   */
  constructor(tick: () => void, now: () => number) {
    this.#tick = tick;
    this.#now = now;
  }

  port(): Payments {
    const answer = <T>(value: T): T => {
      this.#tick();
      if (this.silent) throw noAnswer;
      return value;
    };
    return {
      name: this.name,
      begin: async (asked) => {
        this.#tick();
        const request = JSON.stringify(asked);
        const ref = `session-${asked.idempotencyKey}`;
        let session = this.sessions.find((one) => one.ref === ref);
        if (session) expect(session.request, "the same key comes with the same words").toBe(request);
        else {
          const { paymentId, pence } = asked;
          const expiresAt = this.#now() + 24 * hour;
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
        this.#say(session, { type: "refunded", refunded: refundedPence(session), refundId: null });
        return answer({ kind: pence % 2 ? "sent" : "done", providerRef: `re-${refundId}` });
      },
      fetchEvents: async ({ sessionRef }) => {
        this.#tick();
        const session = this.sessions.find(({ ref }) => ref === sessionRef);
        if (session?.status === "open" && session.expiresAt < this.#now()) this.#end(session, "expired");
        return answer(this.events.filter(({ about }) => session && about.paymentId === session.paymentId));
      },
    };
  }

  #say(session: Session, data: PaymentEventData) {
    this.events.push(
      verified({
        adapter: this.name,
        id: `event-${this.events.length}`,
        at: new Date(this.#now()).toISOString(),
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

  /** The payer ends a session at the provider's page: the latest one, or an older one that is still open in a tab. */
  end(n: number, how: "paid" | "failed") {
    const session = this.sessions.at(-1 - (n % Math.max(1, this.sessions.length)));
    if (session && session.expiresAt > this.#now()) this.#end(session, how);
  }

  /** The bank of a payer takes back what was paid. */
  takeBack(n: number) {
    const paid = this.sessions.filter(({ status }) => status === "paid");
    const session = paid[n % Math.max(1, paid.length)];
    if (session) this.#say(session, { type: "dispute", dispute: "lost" });
  }
}

/** Pence that the provider sent back, without what a payer's bank took. */
export const refundedPence = ({ refunds }: Session) => [...refunds.values()].reduce((sum, pence) => sum + pence, 0);
