/** Over https the names have the prefix `__Host-`: browsers then accept the cookies only from this host and only encrypted. */

export const cookieNames = {
  session: "desk",
  browser: "desk-browser",
  known: "desk-known",
  message: "desk-said",
  to: "desk-to",
} as const;
/** Lifetime of the cookies that are needed only while somebody signs in. */
export const signInSeconds = 3600;
type Name = keyof typeof cookieNames;

const nameOf = (name: Name, secure: boolean) => `${secure ? "__Host-" : ""}${cookieNames[name]}`;

/** @param header the request's Cookie header; if a name occurs several times, the first one counts */
export function readCookie(header: string | undefined, name: Name, secure: boolean): string | undefined {
  const start = `${nameOf(name, secure)}=`;
  const found = header?.split(/; */).find((part) => part.startsWith(start));
  return found?.slice(start.length) || undefined;
}

/** Lax and not Strict, so that a link in an email opens the desk signed in (server/http/same-origin.ts). @param seconds 0 deletes it */
export const cookie = (name: Name, value: string, seconds: number, secure: boolean): string =>
  `${nameOf(name, secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
