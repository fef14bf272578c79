/** The toast of this tab. It is outside React, so that any code can show one: `toast({ title: "Copied" })`. */

import { observable } from "../observable.ts";

/** Milliseconds for which a dismissed toast is kept (specification, section 9) */
const removalDelay = 1_000_000;

interface ToastOptions {
  title: string;
  text?: string;
  /** "destructive" for failures, which are announced at once */
  variant?: "default" | "destructive";
}

export interface Toast extends ToastOptions {
  id: number;
  open: boolean;
}

export const currentToast = observable<Toast | undefined>(undefined);
let count = 0;

/** Shows a toast, replacing any other: only one is visible at a time. Works only in the browser. */
export const toast = (options: ToastOptions): void =>
  currentToast.set({ variant: "default", ...options, id: ++count, open: true });

export function dismiss(id: number): void {
  const current = currentToast.get();
  if (current?.id !== id || !current.open) return;
  currentToast.set({ ...current, open: false });
  setTimeout(() => currentToast.get()?.id === id && currentToast.set(undefined), removalDelay);
}
