/** The toasts of this tab, outside React, so that anything may raise one: `toast({ title: "Copied" })`. */
import { added, dismissed, removalDelay, removed, type Toast, toastOf, type Words } from "./rules.ts";

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly Toast[] => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a toast in the place of any other. In the browser only. */
export function toast(words: Words): { dismiss(): void } {
  const id = ++count;
  change(added(toasts, toastOf(id, words)));
  return { dismiss: () => dismiss(id) };
}

export function dismiss(id: number): void {
  if (!toasts.some((one) => one.id === id && one.open)) return;
  change(dismissed(toasts, id));
  setTimeout(() => change(removed(toasts, id)), removalDelay);
}
