import { expect, test } from "vitest";
import { targetOf } from "./target.ts";

test.each(["/", "/contact", "/locations#leeds", "/male-stripper-quote?act=drag-acts"])("%s is ours", (path) => {
  expect(targetOf(path)).toBe(path);
});

test.each([
  null,
  "",
  "contact",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  " /contact",
])("%j leads back to the check", (asked) => {
  expect(targetOf(asked)).toBe("/test-redirect?arrived=yes");
});
