/** Who does something. Owner and staff are signed in at the desk; the terminal is anyone who may open the database. */
export type Actor =
  | { kind: "owner" | "staff"; email: string }
  | { kind: "terminal" | "customer" | "performer" | "system" };

/** What it is done to. A quote by its reference, everything else by its id; "desk" for sessions and settings of the desk itself. */
export interface Subject {
  kind: "quote" | "enquiry" | "performer" | "review" | "invoice" | "desk";
  id: string;
}

/** The actor's name at the desk: an email address, or their role. */
export const nameOf = (actor: Actor): string => ("email" in actor ? actor.email : actor.kind);
