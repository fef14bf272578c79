import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useConnectionToasts } from "./connection.ts";
import type { Toast } from "./rules.ts";
import { currentToasts, watchToasts } from "./store.ts";

const none: readonly Toast[] = [];
/** Milliseconds after a page is up; what tells of a lost connection must be here before it is lost. */
const fetchAhead = 4_000;

const load = () => import("./toasts.tsx");

/** Where toasts come up, once on every page. Their code comes when the first is wanted, or when nothing else is going on. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none);
  const [Toasts, setToasts] = useState<ComponentType<{ toasts: readonly Toast[] }>>();
  const wanted = toasts.length > 0;
  useConnectionToasts();

  useEffect(() => {
    // A tab whose connection went before the code came stays without toasts: they never carry the only word of anything.
    const fetchIt = () =>
      load()
        .then((loaded) => setToasts(() => loaded.Toasts))
        .catch(() => {});
    if (wanted) void fetchIt();
    const timer = setTimeout(fetchIt, fetchAhead);
    return () => clearTimeout(timer);
  }, [wanted]);

  return Toasts && wanted ? <Toasts toasts={toasts} /> : null;
}
