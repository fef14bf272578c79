import { expect, it, vi } from "vitest";
import { logOn } from "./log.ts";

const written = (error: unknown) => {
  const logger = { info: vi.fn(), error: vi.fn() };
  logOn(logger as never).error("failed", error);
  return JSON.stringify(logger.error.mock.calls);
};

it("keeps addresses and query strings out", () => {
  const text = written(new Error("550 <ann@example.com> unknown at /quote/BT-1/success?key=s3cret"));
  expect(text).not.toMatch(/ann@|s3cret/);
  expect(text).toContain("550 <[address]> unknown");
});

it("keeps what a database says of the row out", () => {
  const error = Object.assign(new Error("violates check"), {
    code: "23514",
    detail: "Failing row contains (Ann Other)",
  });
  expect(written(error)).toContain("23514");
  expect(written(error)).not.toContain("Ann Other");
});

it("takes what is no error", () => {
  expect(written("ann@example.com")).toContain("[address]");
});

it("cuts what is endless, and takes every address out of the rest", () => {
  const text = written(new Error(`${"a".repeat(100_000)}@example.com`));
  expect(text.length).toBeLessThan(100_000);
  expect(written(new Error(`no ${"a".repeat(300)}@example.com, @ann@example.com; <ann@example.com>`))).not.toMatch(
    /aaa|ann/,
  );
});
