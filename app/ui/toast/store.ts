/** The toast of this tab, outside React, so that anything may raise one: `toast({ title: "Copied" })`. */

import { observable } from "../observable.ts";

/** Milliseconds a dismissed toast is kept before it is forgotten (specification, section 9) */
const removalDelay = 1_000_000;

interface ToastOptions {
  title: string;
  text?: string;
  /** "destructive" for what went wrong; announced at once */
  variant?: "default" | "destructive";
}

export interface Toast extends ToastOptions {
  id: number;
  open: boolean;
}

export const currentToast = observable<Toast | undefined>(undefined);
let count = 0;

/** Shows a toast in the place of any other: one is visible at a time. In the browser only. */
export const toast = (options: ToastOptions): void => currentToast.set({ ...options, id: ++count, open: true });

export function dismiss(id: number): void {
  const current = currentToast.get();
  if (current?.id !== id || !current.open) return;
  currentToast.set({ ...current, open: false });
  setTimeout(() => currentToast.get()?.id === id && currentToast.set(undefined), removalDelay);
}
