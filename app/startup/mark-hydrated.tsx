import { useEffect } from "react";
import { Returned } from "./returned.tsx";

/** Marks <html> with class "hydrated": the page's controls work. */
export function Hydrated() {
  useEffect(() => document.documentElement.classList.add("hydrated"));
  return <Returned />;
}
