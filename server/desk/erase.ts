/** Erases a person who asks for it, and says what the law keeps. */
import { askThemFirst, erasedText, erasureRows, whyDuplicates } from "../../app/features/desk/shared/erased-text.ts";
import { type Erasure, erasePerson, isNothing, planErasure } from "../../app/features/privacy/erase-person.server.ts";
import { site } from "../../app/features/site/site.server.ts";
import { counted } from "../../app/ui/counted.ts";
import { Refusal } from "../refusal.ts";
import { byId } from "./by-id.ts";
import type { Desk, Result } from "./open.ts";
import { quoteOrMessage, theQuote } from "./quotes.ts";
import { fields } from "./terminal/table.ts";

/** @param who an email address, or a quote or message of that person's @throws Refusal when nothing of them is stored, or nothing can go yet */
export async function erase(desk: Desk, who: string): Promise<Result> {
  const { ask, ports, width } = desk;
  const email = await addressOf(desk, who);
  const planned = await planErasure(ports, email);
  if (isNothing(planned))
    throw new Refusal([
      `Nothing that could be erased is stored under ${email}.`,
      ...planned.blocked.map(({ reference, reason }) => `${reference} has to stay for now: ${reason}.`),
    ]);
  desk.show(`${erasureText(planned, width)}\n`);
  await ask.agree(`Erase ${email}? It can't be undone. ${askThemFirst}`);

  const erased = await erasePerson(ports, email);
  const text = [
    // Where no question was asked, the plan has not been shown yet.
    ...(ask.interactive ? [] : [erasureText(erased, width)]),
    erasedText(erased),
    `Backups made before hold it for up to ${counted(site.retention.backupDays, "day")} more.`,
  ];
  return { data: { email, ...erased }, text: text.join("\n") };
}

async function addressOf(desk: Desk, who: string): Promise<string> {
  if (who.includes("@")) return who.trim();
  const { reference, id = "" } = await quoteOrMessage(desk.database, who);
  if (reference === undefined) return (await byId(desk.database, "enquiry", id)).email;
  const { email } = await theQuote(desk, reference);
  if (email === "")
    throw new Refusal([`The person who booked ${reference} has been erased; only what the law requires is kept.`]);
  return email;
}

function erasureText(planned: Erasure, width: number): string {
  const { blocked, possibleDuplicates } = planned;
  const messages = possibleDuplicates.messages.map(({ id }) => `message ${id.slice(0, 8)}`);
  const others = [...possibleDuplicates.quotes, ...messages];
  const rows = {
    ...erasureRows(planned),
    "Stays for now": blocked.map(({ reference, reason }) => `${reference}: ${reason}`).join("\n"),
    "Look as well at": others.length > 0 ? `${others.join(", ")}: ${whyDuplicates}` : "",
  };
  return fields(rows, width);
}
