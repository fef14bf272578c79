/** The visitor's answer in this browser. Without storage it holds for this page, and the next one asks again. */
import { keepItem, readItem } from "../../ui/storage.ts";
import { type Choice, choiceMade, parseChoice, storageKey } from "./rules.ts";

export interface ConsentState {
  choice: Choice | null;
  /** Whether the visitor opened the question again */
  asking: boolean;
}

/** On the server, and until scripts run. */
export const unknown: ConsentState = { choice: null, asking: false };

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

function change(next: ConsentState) {
  state = next;
  for (const listener of listeners) listener();
}

const stored = (): Choice | null => parseChoice(readItem("localStorage", storageKey), new Date());

export function currentConsent(): ConsentState {
  state ??= { choice: stored(), asking: false };
  return state;
}

export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the answer and closes the question. */
export function choose(granted: boolean): void {
  const choice = choiceMade(granted, new Date());
  keepItem("localStorage", storageKey, JSON.stringify(choice));
  change({ choice, asking: false });
}

export const askAgain = (): void => change({ ...currentConsent(), asking: true });
export const leaveAsItIs = (): void => change({ ...currentConsent(), asking: false });

/** An answer in another tab counts here too. */
if (typeof window !== "undefined") {
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) change({ choice: stored(), asking: false });
  });
}
