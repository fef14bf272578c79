import { beforeEach, expect, test, vi } from "vitest";
import { isSwipe } from "./rules.ts";

let store: typeof import("./store.ts");
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  store = await import("./store.ts");
  return () => vi.useRealTimers();
});

const shown = () => store.currentToasts().map(({ title, open }) => `${title}${open ? "" : " (closed)"}`);

test("a new toast takes the place of the one on show", () => {
  store.toast({ title: "First" });
  store.toast({ title: "Second" });
  expect(shown()).toEqual(["Second"]);
});

test("the default is five seconds, not destructive", () => {
  store.toast({ title: "Copied" });
  expect(store.currentToasts()[0]).toMatchObject({ variant: "default", duration: 5000 });
});

test("a dismissed toast is closed at once and forgotten after 1000000 ms", () => {
  const { dismiss } = store.toast({ title: "Sent" });
  dismiss();
  expect(shown()).toEqual(["Sent (closed)"]);
  vi.advanceTimersByTime(999_999);
  expect(shown()).toEqual(["Sent (closed)"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("the removal of an old toast leaves a newer one alone, and dismissing twice starts one clock", () => {
  const old = store.toast({ title: "Old" });
  old.dismiss();
  old.dismiss();
  expect(vi.getTimerCount()).toBe(1);
  store.toast({ title: "New" });
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual(["New"]);
});

test("whoever watches hears of every change until they stop", () => {
  const heard = vi.fn();
  const stop = store.watchToasts(heard);
  store.toast({ title: "One" });
  stop();
  store.toast({ title: "Two" });
  expect(heard).toHaveBeenCalledTimes(1);
});

test("50 px to the right sweeps it away; less, to the left, or down the page does not", () => {
  expect(isSwipe(50, 0)).toBe(true);
  expect(isSwipe(49, 0)).toBe(false);
  expect(isSwipe(-80, 0)).toBe(false);
  expect(isSwipe(60, 70)).toBe(false);
});
