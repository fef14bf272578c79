import { isIPv4, isIPv6 } from "node:net";

/**
 * The address that rate limits count by. One household holds a whole /64 of IPv6, so only that half counts; an IPv4 address
 * mapped into IPv6 is unwrapped.
 */
export function visitorNetwork(address: string | undefined): string {
  const plain = (address ?? "").replace(/^::ffff:/i, "").replace(/%.*/s, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
