import type { Selectable } from "kysely";

/** Who makes a change. The people of the desk are known by their address; customers and performers by what the change is about. */
export type Actor =
  | { kind: "owner" | "staff"; email: string }
  | { kind: "terminal" | "customer" | "performer" | "system" };

/** One change, as it was made. Never a customer's or a performer's name, address or words. */
export interface DeskChangeTable {
  id: string;
  /** ISO 8601 UTC */
  at: string;
  actor: Actor["kind"];
  /** Of the owner or staff; null for everybody else */
  email: string | null;
  /** A quote's reference, or the id of whatever else was changed */
  subject: string;
  /** Such as "performer-asked" */
  action: string;
  /** Such as an id or a sum */
  detail: string | null;
}
export type DeskChange = Selectable<DeskChangeTable>;
