/** The visitor's answer, stored in this browser. Without storage it is valid for this page only, and the next page asks again. */
import { observable } from "../../ui/observable.ts";
import { keepItem, readItem } from "../../ui/storage.ts";
import { type Choice, choiceMade, parseChoice, storageKey } from "./rules.ts";

interface ConsentState {
  choice: Choice | null;
  /** How often the visitor has opened the question again; 0 once it is closed */
  asking: number;
}

/** The state on the server, and until scripts run. */
export const unknown: ConsentState = { choice: null, asking: 0 };

const stored = (): ConsentState => ({
  choice: parseChoice(readItem("localStorage", storageKey), new Date()),
  asking: 0,
});

export const consent = observable(import.meta.env.SSR ? unknown : stored());

/** Stores the answer and closes the question. */
export function choose(granted: boolean): void {
  const choice = choiceMade(granted, new Date());
  keepItem("localStorage", storageKey, JSON.stringify(choice));
  consent.set({ choice, asking: 0 });
}

export const askAgain = (): void => consent.set({ ...consent.get(), asking: consent.get().asking + 1 });
export const leaveAsItIs = (): void => consent.set({ ...consent.get(), asking: 0 });

/** An answer given in another tab is valid here too. */
if (!import.meta.env.SSR) {
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) consent.set(stored());
  });
}
