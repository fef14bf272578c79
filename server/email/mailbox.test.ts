import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Ann@Example.com", "ann@example.com"],
  ["ann+party+2@example.com", "ann@example.com"],
  ["a.n.n+x@googlemail.com", "ann@gmail.com"],
  ["A.N.N@gmail.com", "ann@gmail.com"],
  ["a.nn@example.com", "a.nn@example.com"],
  ["+@example.com", "+@example.com"],
])("%s is the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
