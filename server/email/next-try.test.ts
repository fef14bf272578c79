import { expect, it } from "vitest";
import { nextTry } from "./next-try.ts";

const written = new Date("2026-11-20T12:00:00.000Z");
const after = (hours: number) => new Date(written.getTime() + hours * 3_600_000);
const backoff = [10, 30, 120, 600, 3600];

it.each([
  [1, 10],
  [2, 30],
  [5, 3600],
  [50, 3600],
])("waits after try %d for %d seconds", (attempts, seconds) => {
  expect(nextTry(written, after(1), attempts, backoff)).toEqual(new Date(after(1).getTime() + seconds * 1000));
});

it("gives up when the email is three days old, however few the tries", () => {
  expect(nextTry(written, after(71), 50, backoff)).toBeDefined();
  expect(nextTry(written, after(72), 1, backoff)).toBeUndefined();
  expect(nextTry(written, after(72), 1, backoff, false)).toBeDefined();
});
