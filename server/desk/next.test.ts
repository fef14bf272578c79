import { expect, test } from "vitest";
import type { Reference } from "../../app/features/quote/reference.server.ts";
import { statuses } from "../../app/features/quote/status.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { commandsIn, wrongCommands } from "../../tests/support/texts/mentions.ts";
import { nextCommands } from "./next.ts";

const owed = {
  id: "a1b2c3d4-0000-4000-8000-000000000000",
  reference: "BT-7K4M-92QX" as Reference,
  paymentId: "p",
  pence: 100,
  status: "owed",
  reason: "cancelled",
  idempotencyKey: "k",
  providerRef: null,
  attempts: 0,
  dueAt: "",
  lastError: null,
  createdAt: "",
  updatedAt: "",
} as const;

test.each(statuses)("what the desk offers for a quote that is %s can be typed as it stands", async (status) => {
  const offered = nextCommands({ ...quoteRow("BT-7K4M-92QX"), status }, [owed], true);
  expect(commandsIn(offered).length).toBeGreaterThan(1);
  expect(await wrongCommands(offered)).toEqual([]);
});

test("it offers to mark money only where some is left to pay", () => {
  const row = quoteRow("BT-7K4M-92QX");
  const offers = (changes: Partial<Quote>) => nextCommands({ ...row, ...changes }, [], false).includes(" paid ");
  expect(offers({ status: "booked", offerBalance: 100 })).toBe(true);
  expect(offers({ status: "booked", offerBalance: 0 })).toBe(false);
  for (const leftUnpaid of ["owed", "written-off"] as const) expect(offers({ status: "done", leftUnpaid })).toBe(true);
  expect(offers({ status: "done", leftUnpaid: null })).toBe(false);
});
