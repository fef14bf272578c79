import { expect, it } from "vitest";
import { telHref } from "./phone.ts";

it.each([
  ["07700 900123", null, "tel:07700900123"],
  ["(020) 7946-0123", null, "tel:02079460123"],
  ["+44 (0)20 7946 0123", null, "tel:+442079460123"],
  ["07700 900123", "+447700900123", "tel:+447700900123"],
])("calls %s (%s) at %s", (typed, e164, href) => {
  expect(telHref(typed, e164)).toBe(href);
});
