import { startTransition, useEffect, useRef, useState } from "react";
import { reloadWithAnswers } from "../forms/reload.ts";

/** Milliseconds in which a page from the back/forward cache has to show that React still draws. */
const timeout = 500;

/**
 * Loads a page again that comes back from the back/forward cache dead. React's scheduler waits for a message that it sends itself; Firefox
 * drops one that is under way when the page is left (8 of 8), WebKit most of them (5 of 8), and then nothing that React schedules is drawn
 * any more: links change the address and leave the page as it is.
 */
export function Returned() {
  const [returns, setReturns] = useState(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(reload.current);
      reload.current = setTimeout(reloadWithAnswers, timeout);
      // Drawn when the scheduler comes to it, as a navigation is.
      startTransition(() => setReturns((times) => times + 1));
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it runs is the sign of life
  useEffect(() => clearTimeout(reload.current), [returns]);
  return null;
}
