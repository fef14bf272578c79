import { type PointerEvent, useRef } from "react";
import { isSwipe } from "./rules.ts";

/** Handlers that let an element follow the pointer to the right, and call `away` when it was let go far enough along. */
export function useSwipe(away: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const place = (element: HTMLElement, x: number) => {
    if (x > 0) element.style.setProperty("translate", `${x}px`);
    else element.style.removeProperty("translate");
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current) place(event.currentTarget, event.clientX - from.current.x);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      const { x, y } = from.current;
      from.current = null;
      if (isSwipe(event.clientX - x, event.clientY - y)) away();
      else place(event.currentTarget, 0);
    },
    // The browser has taken the touch over, to scroll the page.
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      from.current = null;
      place(event.currentTarget, 0);
    },
  };
}
