import { claim, untilDue, type Which } from "./claim.ts";
import { type Deliverer, deliver, lease } from "./deliver.ts";

/** Mails handed over side by side; each gives its place back by itself, whatever the others wait for. */
const atOnce = 10;
/** Of these, for mails that were tried before: receivers that hang on every try leave room for what is new. */
const retriesAtOnce = 4;
/** Milliseconds by which the clocks of two machines may differ. */
const skew = 5 * 60_000;

export interface Deliveries {
  /** Claims what is due, as much as there is room for, and begins to hand it over. @returns how many mails were begun */
  begin(): Promise<number>;
  /** Milliseconds until there may be something to begin; undefined when nothing waits, or not before `ended` is called */
  untilNext(): Promise<number | undefined>;
  /** Resolves when nothing is in hand. */
  settled(): Promise<void>;
}

/** @param ended called whenever a mail in hand is done with: there is room for another */
export function deliveriesOf(deliverer: Deliverer, ended: () => void = () => {}): Deliveries {
  const { store, clock, retrySeconds } = deliverer;
  const inHand = new Map<string, { retry: boolean; done: Promise<void> }>();
  const furthest = Math.max(lease, ...retrySeconds.map((seconds) => seconds * 1000)) + skew;
  const room = () => atOnce - inHand.size;
  const roomForRetries = () =>
    Math.min(room(), retriesAtOnce - [...inHand.values()].filter(({ retry }) => retry).length);
  const which = (tried: Which["tried"]): Which => ({ tried, except: [...inHand.keys()], furthest });

  const beginSome = async (tried: "never" | "before", limit: number) => {
    if (limit <= 0) return 0;
    const mails = await claim(store, clock, { ...which(tried), limit, lease });
    for (const mail of mails) {
      const done = deliver(deliverer, mail).finally(() => {
        inHand.delete(mail.id);
        ended();
      });
      inHand.set(mail.id, { retry: tried === "before", done });
    }
    return mails.length;
  };

  return {
    async begin() {
      const begun = await beginSome("never", room());
      return begun + (await beginSome("before", roomForRetries()));
    },
    async untilNext() {
      if (room() <= 0) return undefined;
      return untilDue(store, clock, which(roomForRetries() > 0 ? "whatever" : "never"));
    },
    async settled() {
      while (inHand.size > 0) await Promise.all([...inHand.values()].map(({ done }) => done));
    },
  };
}
