import { type RefObject, useEffect, useRef } from "react";

/**
 * Back closes an open dialog, as on a phone everybody expects, and leaves the page where it is. The dialog has a step of the
 * history to itself, which the router is not told of; closed in any other way, it takes that step back.
 */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>): void {
  const pushed = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!pushed.current) history.pushState(history.state, "");
    pushed.current = true;
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      pushed.current = false;
      element?.close();
    };
    const closed = () => {
      if (!pushed.current) return;
      pushed.current = false;
      removeEventListener("popstate", back, true);
      addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
    addEventListener("popstate", back, true);
    element?.addEventListener("close", closed);
    return () => {
      removeEventListener("popstate", back, true);
      element?.removeEventListener("close", closed);
    };
  }, [dialog]);
}
