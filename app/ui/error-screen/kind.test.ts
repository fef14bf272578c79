import { describe, expect, test } from "vitest";
import { flagsOf, kindOf } from "./kind.ts";

describe("the kind of an error", () => {
  test.each([
    ["NetworkError when attempting to fetch resource.", "network"],
    ["Failed to fetch", "network"],
    ["TypeError: Load failed", "network"],
    ["Failed to fetch dynamically imported module: /assets/a.js", "network"],
    ["Loading chunk 4 failed", "chunk"],
    ["Failed to load chunk /assets/page-1a2b.js", "chunk"],
    ["Loading chunk 4 failed. (network error)", "chunk"],
    ["Script error.", "script"],
    ["Error loading script /assets/a.js", "script"],
    ["Cannot find module './map'", "script"],
    ["Cannot read properties of null (reading 'map')", "other"],
    ["", "other"],
  ])("%s", (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });

  test("the record has a flag for each kind that the message matches", () => {
    expect(flagsOf("Loading chunk 4 failed. (network error)")).toEqual({
      isNetworkError: true,
      isChunkError: true,
      isScriptError: false,
    });
  });
});
