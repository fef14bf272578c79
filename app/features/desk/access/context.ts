/** What the sign-in screens know about a request, in addition to the ports. */
import { createContext } from "react-router";
import type { Cookies } from "./cookies.ts";
import type { DeskUser } from "./people.ts";

export interface Access {
  people: readonly DeskUser[];
  /** Whether emails leave this machine; if not, the terminal prints sign-in links */
  mailIsSent: boolean;
  cookies: Cookies;
  entered: { person: DeskUser; sessionId: string } | undefined;
}

export const accessContext = createContext<Access>();
