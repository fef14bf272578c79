/** The page to return to after signing in, such as one that an email links to; kept in a cookie meanwhile. */
import type { Cookies } from "./context.ts";
import { cookie, readCookie, signInSeconds } from "./cookies.ts";

/** Matches a page of the desk; other addresses are not accepted. */
const page = /^\/desk(\/[\w-]{1,64}){1,3}$/;

/** @returns the page in `?to=`, or the desk's first page */
export const returnPathIn = (url: string): string => pageOr(new URL(url).searchParams.get("to"));

export function saveReturnPath(wanted: string, { secure, setCookie }: Cookies): void {
  setCookie(cookie("to", wanted, signInSeconds, secure));
}

/** @returns the page the visitor wanted, or the desk's first page */
export function takeReturnPath({ cookies, secure, setCookie }: Cookies): string {
  setCookie(cookie("to", "", 0, secure));
  return pageOr(readCookie(cookies, "to", secure));
}

const pageOr = (wanted: string | null | undefined) => (wanted && page.test(wanted) ? wanted : "/desk");
