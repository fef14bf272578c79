import { performance } from "node:perf_hooks";

/** Milliseconds, except `perSecond`. */
export interface Round {
  perSecond: number;
  p99: number;
}

/** Repeats `work` in several lanes at once for some seconds. */
export async function measure(lanes: number, seconds: number, work: (lane: number) => unknown): Promise<Round> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const one = async (lane: number) => {
    while (performance.now() < end) {
      const before = performance.now();
      await work(lane);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => one(lane)));
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return { perSecond: times.length / ((performance.now() - started) / 1000), p99 };
}
