import { beforeEach, expect, test, vi } from "vitest";

let store: typeof import("./store.ts");
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  store = await import("./store.ts");
  return () => vi.useRealTimers();
});

const shown = () => {
  const current = store.currentToast.get();
  return current && `${current.title}${current.open ? "" : " (closed)"}`;
};

const dismiss = () => store.dismiss(store.currentToast.get()?.id ?? 0);

test("a new toast takes the place of the one on show", () => {
  store.toast({ title: "First" });
  store.toast({ title: "Second" });
  expect(shown()).toBe("Second");
});

test("a dismissed toast is closed at once and forgotten after 1000000 ms", () => {
  store.toast({ title: "Sent" });
  dismiss();
  expect(shown()).toBe("Sent (closed)");
  vi.advanceTimersByTime(999_999);
  expect(shown()).toBe("Sent (closed)");
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test("the removal of an old toast leaves a newer one alone, and dismissing twice starts one clock", () => {
  store.toast({ title: "Old" });
  dismiss();
  dismiss();
  expect(vi.getTimerCount()).toBe(1);
  store.toast({ title: "New" });
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toBe("New");
});

test("a watcher is called at every change until it stops", () => {
  const heard = vi.fn();
  const stop = store.currentToast.watch(heard);
  store.toast({ title: "One" });
  stop();
  store.toast({ title: "Two" });
  expect(heard).toHaveBeenCalledTimes(1);
});
