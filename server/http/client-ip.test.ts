import { expect, it } from "vitest";
import { rateLimitPrefix } from "./client-ip.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
  ["2001:db8:1:ff::1", "2001:db8:1:0::/56"],
  ["2001:db8:1:102::1", "2001:db8:1:100::/56"],
  ["2001:0db8::1", "2001:db8:0:0::/56"],
  ["2001:db8:1:2::", "2001:db8:1:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  [undefined, "unknown"],
  ["nonsense", "unknown"],
])("counts %s as %s", (address, network) => {
  expect(rateLimitPrefix(address)).toBe(network);
});
