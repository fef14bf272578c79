/** What the desk's loaders and actions know about a visit, in addition to the ports (app/context.ts). */
import { createContext } from "react-router";
import type { DeskUser } from "../access/people.ts";

export interface Visit {
  /** The signed-in person, in the form that `recordChange` takes */
  actor: DeskUser;
  sessionId: string;
  /** Shows a message at the top of the next page, such as "The price is sent" */
  say(text: string): void;
}

export const visitContext = createContext<Visit>();
