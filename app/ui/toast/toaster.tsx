import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useConnectionToasts } from "./connection.ts";
import { currentToast, type Toast } from "./store.ts";

/** Milliseconds after a page is up; what tells of a lost connection must be here before it is lost. */
const fetchAhead = 4_000;

/** Where toasts come up, once on every page. Their code comes when the first is wanted, or when nothing else is going on. */
export function Toaster() {
  const toast = useSyncExternalStore(currentToast.watch, currentToast.get, () => undefined);
  const [ToastCard, setToastCard] = useState<ComponentType<{ toast: Toast }>>();
  const wanted = toast !== undefined;
  useConnectionToasts();

  useEffect(() => {
    // A tab whose connection went before the code came stays without toasts: toasts never carry information found nowhere else.
    const load = () =>
      import("./toast-card.tsx").then((loaded) => setToastCard(() => loaded.ToastCard)).catch(() => {});
    if (wanted) void load();
    const timer = setTimeout(load, fetchAhead);
    return () => clearTimeout(timer);
  }, [wanted]);

  return ToastCard && toast?.open ? <ToastCard key={toast.id} toast={toast} /> : null;
}
