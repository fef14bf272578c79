/** The page to go to after signing in, such as one that an email links to. A cookie keeps it meanwhile. */
import type { Access } from "./context.ts";
import { cookie, readCookie } from "./cookies.ts";

/** Seconds for which the cookie lasts: as long as signing in may take. */
const cookieSeconds = 3600;
/** A page of the desk; no address elsewhere is accepted. */
const page = /^\/desk(\/[\w-]{1,64}){1,3}$/;

type Needs = Pick<Access, "cookies" | "secure" | "setCookie">;

/** @returns the page that `?to=` names, else the desk's first */
export const returnPathIn = (url: string): string => pageOr(new URL(url).searchParams.get("to"));

export function saveReturnPath(wanted: string, { secure, setCookie }: Needs): void {
  setCookie(cookie("to", wanted, cookieSeconds, secure));
}

/** @returns where they wanted to go, else the desk's first page */
export function takeReturnPath({ cookies, secure, setCookie }: Needs): string {
  setCookie(cookie("to", "", 0, secure));
  return pageOr(readCookie(cookies, "to", secure));
}

const pageOr = (wanted: string | null | undefined) => (wanted && page.test(wanted) ? wanted : "/desk");
