/** The toast of this tab, outside React, so that anything may raise one: `toast({ title: "Copied" })`. */

/** Milliseconds a dismissed toast is kept before it is forgotten (specification, section 9) */
export const removalDelay = 1_000_000;

export interface ToastOptions {
  title: string;
  text?: string;
  /** "destructive" for what went wrong; announced at once */
  variant?: "default" | "destructive";
}

export interface Toast extends ToastOptions {
  id: number;
  open: boolean;
}

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function change(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

export const currentToast = (): Toast | undefined => current;

export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a toast in the place of any other: one is visible at a time. In the browser only. */
export function toast(options: ToastOptions): { dismiss(): void } {
  const id = ++count;
  change({ ...options, id, open: true });
  return { dismiss: () => dismiss(id) };
}

export function dismiss(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  setTimeout(() => current?.id === id && change(undefined), removalDelay);
}
