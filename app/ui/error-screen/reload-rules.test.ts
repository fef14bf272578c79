import { describe, expect, test } from "vitest";
import { clearsAllCaches, offersCacheClear, recoversByReload } from "./reload-rules.ts";

const first = { reloads: 0, reloadUsed: false, canStore: true, online: true };

describe("reloading after an error", () => {
  test("a chunk or script error reloads by itself, others wait for the visitor", () => {
    expect(recoversByReload("chunk", first)).toBe(true);
    expect(recoversByReload("script", first)).toBe(true);
    expect(recoversByReload("network", first)).toBe(false);
    expect(recoversByReload("other", first)).toBe(false);
  });

  test.each([
    ["it was reloaded already", { reloads: 1 }],
    ["the session's automatic reload is used", { reloadUsed: true }],
    ["nothing could remember that it was used", { canStore: false }],
    ["there is no connection", { online: false }],
  ])("never when %s", (_, circumstance) => {
    expect(recoversByReload("chunk", { ...first, ...circumstance })).toBe(false);
  });

  test("the cache-clearing reload is offered after one reload, to chunk and script errors at once", () => {
    expect(offersCacheClear("other", 0)).toBe(false);
    expect(offersCacheClear("network", 1)).toBe(true);
    expect(offersCacheClear("chunk", 0)).toBe(true);
    expect(offersCacheClear("script", 0)).toBe(true);
  });

  test("the second reload clears every cache", () => {
    expect([1, 2, 3].map(clearsAllCaches)).toEqual([false, true, true]);
  });
});
