import { type RefObject, useEffect } from "react";

/** The open dialogs: one, or briefly two if one opens before the close event of the other. */
const openDialogs = new Set<HTMLDialogElement>();
/** Whether the current history entry belongs to a dialog. */
let atDialogEntry = false;
/** Whether that entry is being removed by going back. */
let takingBack = false;

/** Call it before the router is created: listeners run in order, and the router would load the page for a dialog's history entry. */
export function listenForBack(): void {
  addEventListener("popstate", (event) => {
    if (takingBack) {
      takingBack = false;
      // A dialog was opened while the browser went back, so the entry that is gone was that of the new dialog.
      if (atDialogEntry) history.pushState(history.state, "");
    } else if (openDialogs.size > 0) {
      atDialogEntry = false;
      for (const dialog of openDialogs) dialog.close();
    } else return;
    event.stopImmediatePropagation();
  });
}

/**
 * Lets Back close an open dialog, as people expect on a phone, without leaving the page. The dialog adds its own history entry, which the
 * router does not know about; if the dialog is closed in any other way, it removes that entry. For a component that is mounted while its
 * dialog is open.
 */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = history.state?.key;
    openDialogs.add(element);
    if (!atDialogEntry) history.pushState(history.state, "");
    atDialogEntry = true;
    return () => {
      openDialogs.delete(element);
      setTimeout(() => {
        if (openDialogs.size > 0 || !atDialogEntry) return;
        atDialogEntry = false;
        // If a link in the dialog was followed, another page's entry comes after the dialog's.
        if (history.state?.key !== page) return;
        takingBack = true;
        history.back();
      });
    };
  }, [dialog]);
}
