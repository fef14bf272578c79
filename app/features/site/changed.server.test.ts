import { expect, test } from "vitest";
import { redated } from "./changed.server.ts";

const pages = (leeds: string) => [
  { path: "/terms", madeFrom: { text: "the same" } },
  { path: "/male-stripper-hire-leeds", madeFrom: { text: leeds } },
];

test("only a page whose content changed gets a new date, and pages that are gone leave the record", () => {
  const first = redated(pages("old"), {}, "2026-01-01");
  const second = redated(pages("new"), { ...first, "/gone": { digest: "x", date: "2025-01-01" } }, "2026-02-02");
  expect(second["/terms"]).toEqual({ ...first["/terms"], date: "2026-01-01" });
  expect(second["/male-stripper-hire-leeds"]?.date).toBe("2026-02-02");
  expect(Object.keys(second)).toEqual(["/terms", "/male-stripper-hire-leeds"]);
});
