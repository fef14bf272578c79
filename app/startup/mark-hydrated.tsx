import { useEffect } from "react";

/** Marks <html> with class "hydrated": the page's controls work. */
export function MarkHydrated() {
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  return null;
}
