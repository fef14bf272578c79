import { expect, it, vi } from "vitest";
import { logOn, redactPersonalData } from "./log.ts";
import { logOutput } from "./log-output.ts";

const written = (error: unknown) => {
  const logger = { info: vi.fn(), error: vi.fn() };
  logOn(logger as never).error("failed", error);
  return JSON.stringify(logger.error.mock.calls);
};

it("leaves out email addresses and query strings", () => {
  const text = written(new Error("550 <ann@example.com> unknown at /quote/BT-1/success?key=s3cret"));
  expect(text).not.toMatch(/ann@|s3cret/);
  expect(text).toContain("550 <[address]> unknown");
});

it.each([
  ["/demo-payment/Xq3_tTqYb0Zs8d2cVh5pKx1mN7wRj4uLgF6aEeCiB9o", "/demo-payment/[secret]"],
  ["/reviews/AbCdefghijklmnopqrstuv", "/reviews/[secret]"],
  ["/reviews/AbCdefghijklmnopqrstuv.data", "/reviews/[secret].data"],
  ["/desk/calendar/feed/Xq3_tTqYb0Zs8d2cVh5pKx1m.ics", "/desk/calendar/feed/[secret].ics"],
  ["No such checkout.session: cs_live_a1B2c3D4e5F6g7H8i9J0", "No such checkout.session: [secret]"],
])("keeps the secret in %s out", (text, kept) => {
  expect(redactPersonalData(text)).toBe(kept);
});

it.each([
  "/female-stripper-hire-royal-leamington-spa",
  "/quote/BT-7K4M-92QX/success",
  "at withoutTrailingSlashAnywhere (file:///srv/site/build/server/server-build-BkQ3x9ZqLm0.js:10:2)",
])("keeps %s, which opens nothing", (text) => {
  expect(redactPersonalData(text)).toBe(text);
});

it("leaves out what a database error says about the row", () => {
  const error = Object.assign(new Error("violates check"), {
    code: "23514",
    detail: "Failing row contains (Ann Other)",
  });
  expect(written(error)).toContain("23514");
  expect(written(error)).not.toContain("Ann Other");
});

it("logs a thrown value that is no error", () => {
  expect(written("ann@example.com")).toContain("[address]");
});

it("cuts what is endless, and takes every address out of the rest", () => {
  const text = written(new Error(`${"a".repeat(100_000)}@example.com`));
  expect(text.length).toBeLessThan(100_000);
  expect(written(new Error(`no ${"a".repeat(300)}@example.com, @ann@example.com; <ann@example.com>`))).not.toMatch(
    /aaa|ann/,
  );
});

it("writes nothing that a terminal would obey", () => {
  const lines: string[] = [];
  const output = logOutput((line) => lines.push(line) > 0);
  output.write(`${JSON.stringify({ path: "/\u009b2J\u202ez\u001b[m" })}\n`);
  expect(lines).toEqual(['{"path":"/\\u009b2J\\u202ez\\u001b[m"}\n']);
});
