import { setTimeout as wait } from "node:timers/promises";

/** A sleep that can be cut short. A wake that comes while awake makes the next sleep end at once. */
export function wakeableSleep() {
  let waking = new AbortController();
  return {
    wake: () => waking.abort(),
    /** Resolves after `milliseconds` or at the next wake. */
    async sleep(milliseconds: number): Promise<void> {
      await wait(milliseconds, undefined, { signal: waking.signal }).catch(() => {});
      waking = new AbortController();
    },
  };
}
