/** Who does something. Owner and staff are signed in at the desk; the terminal is whoever may open the database. */
export type Actor =
  | { kind: "owner" | "staff"; email: string }
  | { kind: "terminal" | "customer" | "performer" | "system" };

/** What it is done to. A quote by its reference, everything else by its id; "desk" for sessions and settings of the desk itself. */
export interface Subject {
  kind: "quote" | "enquiry" | "performer" | "review" | "invoice" | "desk";
  id: string;
}
