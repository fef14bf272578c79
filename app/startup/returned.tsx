import { startTransition, useEffect, useRef, useState } from "react";
import { reloadWithAnswers } from "../forms/reload.ts";

/** Milliseconds in which React has to render on a page restored from the back/forward cache. */
const timeout = 500;

/**
 * Reloads a page that comes back dead from the back/forward cache. React's scheduler waits for a message that it sends itself; Firefox
 * drops one that is pending when the page is left (8 of 8), WebKit most of them (5 of 8), and then nothing that React schedules is
 * rendered any more: links change the address and leave the page as it is.
 */
export function Returned() {
  const [returns, setReturns] = useState(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(reload.current);
      reload.current = setTimeout(reloadWithAnswers, timeout);
      // Rendered by the scheduler, as a navigation is.
      startTransition(() => setReturns((times) => times + 1));
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it runs is the sign of life
  useEffect(() => clearTimeout(reload.current), [returns]);
  return null;
}
