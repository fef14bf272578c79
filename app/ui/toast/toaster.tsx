import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useConnectionToasts } from "./connection.ts";
import { currentToast, type Toast } from "./store.ts";

/** Milliseconds until the toasts' code is fetched: before the connection is lost, which it announces. */
const fetchAhead = 4_000;

/** Their code is fetched when the first toast is shown, or some time after the page has loaded. */
export function Toaster() {
  const toast = useSyncExternalStore(currentToast.watch, currentToast.get, () => undefined);
  const [ToastCard, setToastCard] = useState<ComponentType<{ toast: Toast }>>();
  const wanted = toast !== undefined;
  useConnectionToasts();

  useEffect(() => {
    // If the connection is lost before the code is fetched, the tab has no toasts. That is acceptable, because no information is shown
    // only in a toast.
    const load = () =>
      import("./toast-card.tsx").then((loaded) => setToastCard(() => loaded.ToastCard)).catch(() => {});
    if (wanted) void load();
    const timer = setTimeout(load, fetchAhead);
    return () => clearTimeout(timer);
  }, [wanted]);

  return ToastCard && toast?.open ? <ToastCard key={toast.id} toast={toast} /> : null;
}
