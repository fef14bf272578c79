import { data, redirect } from "react-router";
import type { Ports } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { erasePerson, planErasure } from "../../privacy/erase-person.server.ts";
import { erasedText } from "../shared/erased-text.ts";
import type { Visit } from "../shell/visit.ts";
import { maxEmailLength } from "./form.tsx";

/** A person's email address, and what erasing them would do; no plan if they are erased already. */
export const erasureOf = async (ports: Ports, email: string) => ({
  email,
  plan: email === "" ? undefined : await planErasure(ports, email),
});

/** @returns the form with its error if the address was not typed correctly @throws the redirect to `next` once the person is erased */
export async function eraseTyped(
  { ports, visit, request, next }: { ports: Ports; visit: Visit; request: Request; next: string },
  email: string,
) {
  const { fields } = await readForm(request);
  const typed = (fields.email ?? "").trim().slice(0, maxEmailLength);
  if (typed.toLowerCase() !== email.toLowerCase() || email === "") {
    return data({ typed, mistakes: [{ message: `Type ${email} exactly as shown here.`, field: "email" }] }, 400);
  }
  const erased = await erasePerson(ports, email);
  visit.say(erasedText(erased));
  throw redirect(next, 303);
}
