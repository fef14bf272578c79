/** What the screens of signing in may ask of a request, beside the ports. */
import { createContext } from "react-router";
import type { DeskUser } from "./people.ts";

export interface Access {
  people: readonly DeskUser[];
  /** Whether emails leave this machine; where they don't, the terminal prints links */
  mailIsSent: boolean;
  /** Whether the site is visited over https */
  secure: boolean;
  /** The request's Cookie header */
  cookies: string | undefined;
  /** What the session cookie says, whether or not it opens anything */
  sessionKey: string | undefined;
  entered: { person: DeskUser; sessionId: string } | undefined;
  /** @param line a whole Set-Cookie (cookies.ts) */
  setCookie(line: string): void;
}

export const accessContext = createContext<Access>();
