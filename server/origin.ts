import { BlockList, isIP } from "node:net";

/** The build's origin when none is set: on a local machine nobody follows canonical links. */
const defaultOrigin = "http://localhost:3000";

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

/** Whether the public can't reach this host, so that the shipped values may be shown there. @param hostname as in URL.hostname */
function isLocal(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const family = isIP(name);
  if (family) return local.check(name, family === 6 ? "ipv6" : "ipv4");
  return localNames.test(name) || !name.includes(".");
}

/** Whether the public can reach the site at this origin, over https or not. */
export const isReal = (origin: string): boolean => !isLocal(new URL(origin).hostname);

/** The origin without a trailing slash, in lower case. @param typed as in PUBLIC_ORIGIN, checked by `originProblem` */
export const originOf = (typed: string | undefined): string =>
  typed?.trim() ? new URL(typed.trim()).origin : defaultOrigin;

/** The origin at which a browser on this machine reaches the site. @param host as in HOST; every network interface when left out */
export function ownOrigin(host: string | undefined, port: number): string {
  const everywhere = !host || host === "0.0.0.0" || host === "::";
  const url = `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
  // An invalid HOST fails later, at listen().
  return URL.canParse(url) ? new URL(url).origin : new URL(`http://localhost:${port}`).origin;
}

/** Why the text can't be the address that visitors use, as the end of a sentence; undefined when it can. */
export function originProblem(typed: string): string | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  if (!withScheme)
    return URL.canParse(`https://${typed}`) ? `"${typed}" has no https:// in front` : `"${typed}" is no address`;
  if (!URL.canParse(typed)) return `"${typed}" is no address`;
  const { protocol, username, password, pathname, search, hash } = new URL(typed);
  if (protocol !== "http:" && protocol !== "https:") return `it begins with ${protocol}//`;
  // Not quoted, because it may contain a password.
  if (username || password) return "it has a user name or a password in it";
  if (search || hash) return `it has "${search || hash}" behind it`;
  if (pathname !== "/") return `it has a path, "${pathname}"; the site takes a whole host`;
  return undefined;
}
