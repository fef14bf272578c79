/** What the desk's loaders and actions may ask of a visit, beside the ports (app/context.ts). */
import { createContext } from "react-router";
import type { DeskUser } from "../access/people.ts";
import type { Place } from "./navigation.tsx";

export interface Visit {
  /** Who is signed in, as `recordChange` takes it */
  actor: DeskUser;
  sessionId: string;
  /** Where they may go */
  places: readonly Place[];
  /** Shown at the top of the page that comes next: "The price is sent" */
  say(text: string): void;
}

export const visitContext = createContext<Visit>();
