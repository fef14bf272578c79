import { isIPv4, isIPv6 } from "node:net";

/**
 * The address by which rate limits count. A household may have a whole /56 of IPv6, which is 256 networks, so only the first 56 bits count;
 * an IPv4 address mapped into IPv6 is unwrapped.
 */
export function rateLimitPrefix(address: string | undefined): string {
  const plain = (address ?? "").replace(/^::ffff:/i, "").replace(/%.*/s, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  const [a = 0, b = 0, c = 0, d = 0] = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(":")}::/56`;
}
