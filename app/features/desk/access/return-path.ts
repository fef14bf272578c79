/** The page to return to after signing in, such as one that an email links to; kept in a cookie meanwhile. */
import { type Cookies, signInSeconds } from "./cookies.ts";

/** Matches a page of the desk; other addresses are not accepted. */
const page = /^\/desk(\/[\w-]{1,64}){1,3}$/;

/** @returns the page in `?to=`, or the desk's first page */
export const returnPathIn = (url: string): string => pageOr(new URL(url).searchParams.get("to"));

export const saveReturnPath = (wanted: string, cookies: Cookies): void => cookies.set("to", wanted, signInSeconds);

/** @returns the page the visitor wanted, or the desk's first page */
export function takeReturnPath(cookies: Cookies): string {
  cookies.set("to", "", 0);
  return pageOr(cookies.get("to"));
}

const pageOr = (wanted: string | null | undefined) => (wanted && page.test(wanted) ? wanted : "/desk");
