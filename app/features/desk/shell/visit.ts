/** What the desk's loaders and actions know about a visit, in addition to the ports (app/context.ts). */
import { createContext } from "react-router";
import type { DeskUser } from "../access/people.ts";
import type { Place } from "./navigation.tsx";

export interface Visit {
  /** The signed-in person, in the form that `recordChange` takes */
  actor: DeskUser;
  sessionId: string;
  /** The pages they may open */
  places: readonly Place[];
  /** Shows a message at the top of the next page, such as "The price is sent" */
  say(text: string): void;
}

export const visitContext = createContext<Visit>();
