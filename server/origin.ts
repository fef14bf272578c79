import { BlockList, isIP } from "node:net";

/** The build's origin when none is set: on one's own machine nobody follows canonical links. */
const usualOrigin = "http://localhost:3000";

/** Loopback, and private and link-local networks (RFC 1918, 4193, 3927, 4291). */
const local = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 32],
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  local.addSubnet(network, prefix, network.includes(":") ? "ipv6" : "ipv4");

/** Names of one machine or network, and names reserved for tests and examples (RFC 2606, 6761, 6762). */
const localNames = /(^|\.)(localhost|local|internal|test|example|invalid)$/;

/** Whether the public can't reach this host. The shipped values may be shown there. @param hostname as in URL.hostname */
function isLocal(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const family = isIP(name);
  if (family) return local.check(name, family === 6 ? "ipv6" : "ipv4");
  return localNames.test(name) || !name.includes(".");
}

/** Whether the public reaches the site there, over https or not. */
export const isReal = (origin: string): boolean => !isLocal(new URL(origin).hostname);

/** The origin without a trailing slash, in lower case. @param given as in PUBLIC_ORIGIN, checked by `originProblem` */
export const originOf = (given: string | undefined): string =>
  given?.trim() ? new URL(given.trim()).origin : usualOrigin;

/** The address under which a browser on this machine finds the site. @param host as in HOST; every network card when left out */
export function ownOrigin(host: string | undefined, port: number): string {
  const everywhere = !host || host === "0.0.0.0" || host === "::";
  const url = `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
  // A HOST that is no host at all fails at listen().
  return URL.canParse(url) ? new URL(url).origin : new URL(`http://localhost:${port}`).origin;
}

/** Why the text can't be the address that visitors use, as the end of a sentence; undefined when it can. */
export function originProblem(given: string): string | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(given);
  if (!withScheme)
    return URL.canParse(`https://${given}`) ? `"${given}" has no https:// in front` : `"${given}" is no address`;
  if (!URL.canParse(given)) return `"${given}" is no address`;
  const { protocol, username, password, pathname, search, hash } = new URL(given);
  if (protocol !== "http:" && protocol !== "https:") return `it begins with ${protocol}//`;
  // Not quoted: it may hold a password.
  if (username || password) return "it has a user name or a password in it";
  if (search || hash) return `it has "${search || hash}" behind it`;
  if (pathname !== "/") return `it has a path, "${pathname}"; the site takes a whole host`;
  return undefined;
}
