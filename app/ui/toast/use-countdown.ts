import { useCallback, useEffect, useRef } from "react";

type Reason = "pointer" | "focus" | "window";

interface Countdown {
  hold(reason: Reason): void;
  release(reason: Reason): void;
}

/** Calls `end` after `duration` ms, less the time it was held: pointed at, focused, or in a window behind another. */
export function useCountdown(duration: number, end: () => void): Countdown {
  const latest = useRef(end);
  const left = useRef(duration);
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const holders = useRef(new Set<Reason>());
  useEffect(() => {
    latest.current = end;
  });

  const stop = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= performance.now() - since.current;
  }, []);
  const start = useCallback(() => {
    if (timer.current !== undefined || left.current === Number.POSITIVE_INFINITY) return;
    since.current = performance.now();
    timer.current = setTimeout(() => latest.current(), Math.max(0, left.current));
  }, []);

  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  const hold = useCallback(
    (reason: Reason) => {
      holders.current.add(reason);
      stop();
    },
    [stop],
  );
  const release = useCallback(
    (reason: Reason) => {
      holders.current.delete(reason);
      if (holders.current.size === 0) start();
    },
    [start],
  );
  return { hold, release };
}
