import { expect, test } from "vitest";
import { everyMail } from "../../tests/support/product/every-email.ts";
import { type EmailKind, emailKinds, recipientOf } from "./kinds.ts";

test("a surprise’s emails are told apart in a list, by words that say neither what it is nor that it is a party", () => {
  const mails = everyMail({ surprise: "yes" });
  const kinds = (Object.keys(emailKinds) as EmailKind[]).filter(
    (kind) => recipientOf(kind) === "customer" && kind !== "enquiry-copy",
  );
  const subjects = kinds.map((kind) => mails[kind].subject);
  for (const subject of subjects) {
    expect(subject).toMatch(/^Your enquiry BT-7K4M-92QX: /);
    expect(subject).not.toMatch(/butler|party|book|surprise|York|June|Bow|Tassel/i);
  }
  expect(new Set(subjects).size).toBe(subjects.length);
});
