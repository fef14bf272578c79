import { expect, test } from "vitest";
import { publicStatusOf } from "./public-status.ts";

test.each([
  ["sent", "2027-06-01", "2027-06-01", "open"],
  ["sent", "2027-06-01", "2027-06-02", "expired"],
  ["deposit-pending", "2027-06-01", "2027-06-02", "open"],
  ["booked", "2027-06-01", "2027-06-02", "booked"],
  ["requested", null, "2027-06-02", "not-priced"],
] as const)("%s, valid until %s, on %s stands as %s", (status, validUntil, today, publicStatus) => {
  expect(publicStatusOf(status, validUntil, today)).toBe(publicStatus);
});
