import { useEffect, useRef, useState } from "react";
import { hotkey, type Toast } from "./rules.ts";
import { dismiss } from "./store.ts";
import { ToastCard } from "./toast-card.tsx";
// Not in the page's own stylesheet: it comes with this module, when a toast is wanted.
import "./toast.css";

/** Milliseconds in which screen readers take notice of a new live region; what it holds from the start they pass over. */
const settling = 150;

/** The toast on show, and what screen readers are told of it. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shown = toasts.find(({ open }) => open);
  const [spoken, setSpoken] = useState<Toast>();

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown), settling);
    return () => clearTimeout(timer);
  }, [shown]);

  useEffect(() => {
    const toRegion = (event: KeyboardEvent) => {
      const element = region.current;
      if (event.key !== hotkey || !element) return;
      event.preventDefault();
      if (!element.contains(document.activeElement)) cameFrom.current = document.activeElement as HTMLElement | null;
      element.focus();
    };
    addEventListener("keydown", toRegion);
    return () => removeEventListener("keydown", toRegion);
  }, []);

  function close(id: number) {
    // Before it goes: afterwards nobody knows that the focus was in it.
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    dismiss(id);
  }

  const said = (variant: Toast["variant"]) =>
    spoken?.variant === variant ? [spoken.title, spoken.text].filter(Boolean).join(". ") : "";
  return (
    <>
      <p role="status" className="visually-hidden">
        {said("default")}
      </p>
      <p role="alert" className="visually-hidden">
        {said("destructive")}
      </p>
      {shown && <ToastCard key={shown.id} ref={region} toast={shown} onClose={() => close(shown.id)} />}
    </>
  );
}
