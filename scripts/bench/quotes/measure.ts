import { performance } from "node:perf_hooks";

/** Milliseconds, but for `perSecond`. */
export interface Round {
  perSecond: number;
  p50: number;
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
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: times.length / ((performance.now() - started) / 1000), p50: at(0.5), p99: at(0.99) };
}
