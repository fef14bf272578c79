import site from "#content/site.ts";
import { deskUserByEmail, readPeople } from "../../app/features/desk/access/people.ts";
import { printLink } from "../../app/features/desk/access/request-sign-in-link.server.ts";
import { minutes } from "../../app/features/desk/access/secrets.server.ts";
import { Refusal } from "../refusal.ts";
import type { Desk, Result } from "./open.ts";

/** @param email one of DESK_EMAILS; the first owner of them when left out @throws Refusal for any other address */
export async function signIn({ ports, config }: Desk, email: string | undefined): Promise<Result> {
  const people = readPeople(config.deskEmails, site.email);
  const person = email === undefined ? people.find(({ kind }) => kind === "owner") : deskUserByEmail(people, email);
  if (!person)
    throw new Refusal([
      email === undefined
        ? "DESK_EMAILS names no owner. Name one of them: npm run desk -- sign-in sam@example.org"
        : `DESK_EMAILS does not name ${email}.`,
    ]);
  const { origin } = ports.settings;
  const link = await ports.write((write) => printLink(write, person, origin, ports.clock.now()));
  return {
    data: { link, email: person.email, role: person.kind, minutes },
    text: `${link}\n\nIt opens the desk once, for ${person.email} (${person.kind}), in the next ${minutes} minutes.`,
  };
}
