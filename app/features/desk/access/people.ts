/** Who may enter the desk: DESK_EMAILS, or the agency's own address when it is not set. */
import type { Actor } from "../../history/actor.ts";

/** Staff may do everything except what is reserved for the owner: refunds, cancelling, erasing and sessions (routes.tsx, `ownerOnly`). */
export type DeskUser = Extract<Actor, { email: string }>;

/** @param emails "owner@example.org,sam@example.org:staff" (DESK_EMAILS). @param otherwise the owner's address, used without it */
export function readPeople(emails: string | undefined, otherwise: string): DeskUser[] {
  return (emails ?? otherwise).split(",").map((entry) => {
    const [email = "", role] = entry.trim().toLowerCase().split(":");
    return { kind: role === "staff" ? "staff" : "owner", email };
  });
}

/** @param people with addresses in lower case @returns undefined for everybody else */
export const deskUserByEmail = (people: readonly DeskUser[], email: string): DeskUser | undefined =>
  people.find((person) => person.email === email.trim().toLowerCase());
