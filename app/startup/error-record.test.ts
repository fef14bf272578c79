import { describe, expect, test } from "vitest";
import { type ErrorRecord, isRecent, parseRecord, reloadsSoFar } from "./error-record.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);
const record: ErrorRecord = {
  message: "Failed to fetch",
  componentName: "Routes",
  isNetworkError: true,
  isChunkError: false,
  isScriptError: false,
  timestamp: noon,
  url: "https://www.example.org/locations",
  path: "/locations",
  reloadCount: 1,
};

describe("the record of the last error", () => {
  test("is recent for five minutes", () => {
    expect(isRecent(record, noon + 5 * minute - 1)).toBe(true);
    expect(isRecent(record, noon + 5 * minute)).toBe(false);
  });

  test("is old after a clock jumps a day either way", () => {
    expect(isRecent(record, noon + 24 * 60 * minute)).toBe(false);
    expect(isRecent(record, noon - 24 * 60 * minute)).toBe(false);
  });

  test("counts reloads for one page only", () => {
    expect(reloadsSoFar(record, "/locations", noon + minute)).toBe(1);
    expect(reloadsSoFar(record, "/reviews", noon + minute)).toBe(0);
    expect(reloadsSoFar(record, "/locations", noon + 6 * minute)).toBe(0);
    expect(reloadsSoFar(null, "/locations", noon)).toBe(0);
  });

  test.each([null, "", "{", "null", "[]", "3", '{"timestamp":"noon","path":"/"}'])("%s is no record", (text) => {
    expect(parseRecord(text)).toBeNull();
  });

  test("an invalid count is read as 0", () => {
    const parsed = (reloadCount: unknown) => parseRecord(JSON.stringify({ ...record, reloadCount }))?.reloadCount;
    expect([parsed(2), parsed(-4), parsed("3"), parsed(1e99)]).toEqual([2, 0, 0, 0]);
  });
});
