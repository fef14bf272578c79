/** The list's filters, stored in its address so that a filtered list can be bookmarked and shared. */
import { isDate } from "../../../dates/dates.ts";
import { type Status, statuses } from "../../quote/status.ts";
import { chosenIn } from "../shell/filter.tsx";

export const groups = {
  open: ["requested", "reviewing", "priced", "sent", "accepted", "deposit-pending"],
  upcoming: ["booked", "balance-paid"],
  closed: ["done", "cancelled", "withdrawn", "declined", "expired", "lapsed"],
  // Not by status: completed bookings that somebody still owes money for.
  owed: [],
} as const satisfies Record<string, readonly Status[]>;
type Group = keyof typeof groups;

export const groupLabels = {
  "": "All",
  open: "Open",
  upcoming: "Booked",
  closed: "Closed",
  owed: "Money owed",
} as const satisfies Record<Group | "", string>;

export const sortLabels = { newest: "Newest first", oldest: "Oldest first", party: "Day of the party" } as const;
type Sort = keyof typeof sortLabels;

export interface Filters {
  q: string;
  /** A group, a status, or "" for all */
  status: Group | Status | "";
  act: string;
  /** ISO dates of the party, "" for any */
  from: string;
  to: string;
  sort: Sort;
  /** Cursor: sort value and id of the last row of the previous page; "" for the first page */
  after: string;
}

/** Maximum characters of a filter in the address. */
export const maxFilterLength = 100;

/** Reads the filters from an address; invalid ones are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  // PostgreSQL can't store NUL in a text.
  const param = (name: keyof Filters) => (search.get(name) ?? "").replaceAll("\0", "").trim().slice(0, maxFilterLength);
  const day = (name: "from" | "to") => (isDate(param(name)) ? param(name) : "");
  const status = param("status");
  const known = Object.hasOwn(groups, status) || statuses.some((one) => one === status);
  return {
    q: param("q"),
    status: known ? (status as Filters["status"]) : "",
    act: chosenIn(param("act")) ?? "",
    from: day("from"),
    to: day("to"),
    // The oldest debt first.
    sort: status === "owed" ? "party" : Object.hasOwn(sortLabels, param("sort")) ? (param("sort") as Sort) : "newest",
    after: param("after"),
  };
}

/** The address of the list with these filters; unset ones are left out. */
export function listAddress(filters: Partial<Filters>): string {
  const usual = filters.status === "owed" ? "party" : "newest";
  const set = Object.entries(filters).filter(([name, value]) => value && !(name === "sort" && value === usual));
  const search = new URLSearchParams(set).toString();
  return `/desk/bookings${search ? `?${search}` : ""}`;
}

/** Empty for all, and for `owed`, which is no status. */
export const statusesOf = (status: Filters["status"]): readonly Status[] =>
  status === "" ? [] : Object.hasOwn(groups, status) ? groups[status as Group] : [status as Status];
