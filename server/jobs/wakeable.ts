import { setTimeout as wait } from "node:timers/promises";

/** A sleep that can be cut short. A wake that comes while awake makes the next sleep end at once. */
export function wakeable() {
  let wake = new AbortController();
  return {
    now: () => wake.abort(),
    /** Resolves after `milliseconds` or at the next wake. */
    async after(milliseconds: number): Promise<void> {
      await wait(milliseconds, undefined, { signal: wake.signal }).catch(() => {});
      wake = new AbortController();
    },
  };
}
