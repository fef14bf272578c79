import { type RefObject, useEffect } from "react";

/** The dialogs that are open: one, or briefly two, where one opens before the close event of the last. */
const open = new Set<HTMLDialogElement>();
/** Whether the current step of the history belongs to a dialog. */
let step = false;
/** Whether that step is being taken back. */
let takingBack = false;

/**
 * To be called before the router is made: a window's listeners run in the order in which they were added, and of a dialog's step the router
 * must not hear. It would fetch the page again, or without a connection show an error in its place.
 */
export function listenForBack(): void {
  addEventListener("popstate", (event) => {
    if (takingBack) {
      takingBack = false;
      // Opened again while the browser went back: the step that is gone was the new dialog's.
      if (step) history.pushState(history.state, "");
    } else if (open.size > 0) {
      step = false;
      for (const dialog of open) dialog.close();
    } else return;
    event.stopImmediatePropagation();
  });
}

/**
 * Back closes an open dialog, as people expect on a phone, and leaves the page where it is. The dialog has its own step in the history,
 * which the router does not know; closed in any other way, it takes that step back. For a component that is there while its dialog is open.
 */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = history.state?.key;
    open.add(element);
    if (!step) history.pushState(history.state, "");
    step = true;
    return () => {
      open.delete(element);
      setTimeout(() => {
        if (open.size > 0 || !step) return;
        step = false;
        // Left by a link, the dialog has another page's step after its own.
        if (history.state?.key !== page) return;
        takingBack = true;
        history.back();
      });
    };
  }, [dialog]);
}
