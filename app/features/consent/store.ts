/** The visitor's answer in this browser. Without storage it holds for this page, and the next one asks again. */
import { observable } from "../../ui/observable.ts";
import { keepItem, readItem } from "../../ui/storage.ts";
import { type Choice, choiceMade, parseChoice, storageKey } from "./rules.ts";

interface ConsentState {
  choice: Choice | null;
  /** Whether the visitor opened the question again */
  asking: boolean;
}

/** On the server, and until scripts run. */
export const unknown: ConsentState = { choice: null, asking: false };

const stored = (): ConsentState => ({
  choice: parseChoice(readItem("localStorage", storageKey), new Date()),
  asking: false,
});

export const consent = observable(import.meta.env.SSR ? unknown : stored());

/** Stores the answer and closes the question. */
export function choose(granted: boolean): void {
  const choice = choiceMade(granted, new Date());
  keepItem("localStorage", storageKey, JSON.stringify(choice));
  consent.set({ choice, asking: false });
}

export const askAgain = (): void => consent.set({ ...consent.get(), asking: true });
export const leaveAsItIs = (): void => consent.set({ ...consent.get(), asking: false });

/** An answer in another tab counts here too. */
if (!import.meta.env.SSR) {
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) consent.set(stored());
  });
}
