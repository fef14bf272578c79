import { expect, test } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { formOptionsAt } from "../form-options.server.ts";
import type { Reference } from "../reference.server.ts";
import { quoteRow } from "../request-quote.server.ts";
import { parseRequest } from "../schema.ts";
import { valuesOf } from "./values-of.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  {},
  { time: "7.30pm", venue: "The Old Crown", notes: "mind\nthe step", reach: "whatsapp", noCalls: "not after 6pm" },
  { surprise: "yes", marketing: "yes", time: "noon", guests: "1,200 or so" },
])("a stored quote fills the form in such that the same quote is read from it: %j", (changes) => {
  const asked = form(changes);
  const again = parseRequest(valuesOf(quoteRow(asked, "BT-7K4M-92QX" as Reference, now)), formOptionsAt(now));
  expect(again).toEqual({ ok: true, input: asked.request });
});
