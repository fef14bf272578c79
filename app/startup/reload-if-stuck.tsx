import { startTransition, useEffect, useRef, useState } from "react";
import { reloadWithAnswers } from "../forms/reload.ts";

/** Milliseconds in which React has to render after the page is restored from the back/forward cache. */
const timeout = 500;

/**
 * Reloads a page that no longer works after it is restored from the back/forward cache. React's scheduler waits for a message that it
 * sends to itself. Firefox drops one that is pending when the page is left (8 of 8 times), WebKit mostly (5 of 8). After that, nothing
 * that React schedules is rendered: links change the address but not the page.
 */
export function ReloadIfStuckAfterBack() {
  const [returns, setReturns] = useState(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(reload.current);
      reload.current = setTimeout(reloadWithAnswers, timeout);
      // Rendered by the scheduler, like a navigation.
      startTransition(() => setReturns((times) => times + 1));
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it runs is the sign of life
  useEffect(() => clearTimeout(reload.current), [returns]);
  return null;
}
