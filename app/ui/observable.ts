/** A value outside React. `get` and `watch` have the types that useSyncExternalStore expects. */
export function observable<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** @returns a function that stops watching */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
