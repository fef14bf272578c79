/** The desk's cookies. Over https their names have a prefix, with which a browser takes them from this host alone, and only encrypted. */

export const cookieNames = { session: "desk", browser: "desk-browser", message: "desk-said", to: "desk-to" } as const;
type Name = keyof typeof cookieNames;

const nameOf = (name: Name, secure: boolean) => `${secure ? "__Host-" : ""}${cookieNames[name]}`;

/** @param header the request's Cookie; of several with one name the first counts */
export function readCookie(header: string | undefined, name: Name, secure: boolean): string | undefined {
  const start = `${nameOf(name, secure)}=`;
  const found = header?.split(/; */).find((part) => part.startsWith(start));
  return found?.slice(start.length) || undefined;
}

/**
 * Lax and not strict: a link in an email opens the desk signed in. Posts from other sites are refused for the whole site
 * (server/http/same-origin.ts).
 * @param seconds 0 takes it away
 */
export const cookie = (name: Name, value: string, seconds: number, secure: boolean): string =>
  `${nameOf(name, secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
