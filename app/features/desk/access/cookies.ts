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

/** The desk's cookies: those of a request, and those that its response sets. */
export interface Cookies {
  get(name: Name): string | undefined;
  /** @param seconds lifetime; 0 deletes it */
  set(name: Name, value: string, seconds: number): void;
  /** The values of the response's Set-Cookie headers */
  readonly lines: readonly string[];
}

/** @param header the request's Cookie header; if a name occurs several times, the first one counts @param secure whether it is over https */
export function cookiesOf(header: string | undefined, secure: boolean): Cookies {
  const lines: string[] = [];
  return {
    lines,
    get(name) {
      const start = `${nameOf(name, secure)}=`;
      const found = header?.split(/; */).find((part) => part.startsWith(start));
      return found?.slice(start.length) || undefined;
    },
    // Lax and not Strict, so that a link in an email opens the desk signed in (server/http/same-origin.ts).
    set(name, value, seconds) {
      const rules = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
      lines.push(`${nameOf(name, secure)}=${value}; ${rules}`);
    },
  };
}
