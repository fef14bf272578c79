import { afterEach, expect, test } from "vitest";
import { cachesOf, clearCaches } from "./caches.ts";

/** Installs a stand-in for the Cache API, or removes it. */
const put = (get: () => unknown) => Object.defineProperty(globalThis, "caches", { configurable: true, get });
afterEach(() => Reflect.deleteProperty(globalThis, "caches"));

test.each([
  ["runtime", ["pages", "chunks-v1"]],
  ["chunks", ["pages", "runtime-v1"]],
  ["everything", []],
] as const)("of all caches, clearing those of %s leaves %j", async (sort, left) => {
  const names = new Set(["pages", "runtime-v1", "chunks-v1"]);
  put(() => ({ keys: async () => [...names], delete: async (name: string) => names.delete(name) }));
  await clearCaches(cachesOf[sort]);
  expect([...names]).toEqual(left);
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
test.each([
  ["missing", () => undefined],
  ["closed", refuse],
  ["failing", () => ({ keys: async () => refuse() })],
])("a Cache API that is %s is no error", async (_, get) => {
  put(get);
  await expect(clearCaches(cachesOf.everything)).resolves.toBeUndefined();
});
