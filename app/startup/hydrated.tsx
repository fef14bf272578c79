import { useEffect } from "react";

/** Marks <html> with class "hydrated": the page is up and its controls answer. */
export function Hydrated() {
  useEffect(() => document.documentElement.classList.add("hydrated"));
  return null;
}
