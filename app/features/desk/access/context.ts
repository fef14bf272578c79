/** What the sign-in screens know about a request, in addition to the ports. */
import { createContext } from "react-router";
import type { DeskUser } from "./people.ts";

export interface Access {
  people: readonly DeskUser[];
  /** Whether emails leave this machine; if not, the terminal prints sign-in links */
  mailIsSent: boolean;
  /** Whether the site is visited over https */
  secure: boolean;
  /** The request's Cookie header */
  cookies: string | undefined;
  /** The key in the session cookie, whether or not it is valid */
  sessionKey: string | undefined;
  entered: { person: DeskUser; sessionId: string } | undefined;
  /** @param line a complete Set-Cookie header value (cookies.ts) */
  setCookie(line: string): void;
}

/** What reading and setting a cookie needs. */
export type Cookies = Pick<Access, "cookies" | "secure" | "setCookie">;

export const accessContext = createContext<Access>();
