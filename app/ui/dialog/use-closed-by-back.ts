import { type RefObject, useEffect } from "react";

/** How many dialogs are open: one, or briefly two, where one opens before the close event of the last. */
let open = 0;
/** Whether the current step of the history belongs to a dialog. */
let step = false;

/**
 * Back closes an open dialog, as people expect on a phone, and leaves the page where it is. The dialog has its own step in the history,
 * which the router does not know; closed in any other way, it takes that step back. For a component that is there while its dialog is open.
 */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const page = history.state?.key;
    open++;
    if (!step) history.pushState(history.state, "");
    step = true;
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      step = false;
      element?.close();
    };
    addEventListener("popstate", back, true);
    return () => {
      removeEventListener("popstate", back, true);
      open--;
      setTimeout(() => {
        if (open > 0 || !step) return;
        step = false;
        // Left by a link, the dialog has another page's step after its own.
        if (history.state?.key === page) takeBack();
      });
    };
  }, [dialog]);
}

function takeBack(): void {
  const taken = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    // Opened again while the browser went back: the step that is gone was the new dialog's.
    if (step) history.pushState(history.state, "");
  };
  addEventListener("popstate", taken, { capture: true, once: true });
  history.back();
}
