/** Erases a person, after showing what goes and what the law keeps: /erase below a booking, a message and a performer. */

import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { contactRules } from "../../../forms/form.ts";
import { erasePerson, planErasure } from "../../privacy/erase-person.server.ts";
import { loadBooking } from "../booking/load.server.ts";
import { backTo } from "../booking/screen.tsx";
import { loadMessage } from "../messages/load.server.ts";
import { loadPerformer } from "../performers/load.server.ts";
import { erasedText } from "../shared/erased-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { ErasureForm } from "./form.tsx";

interface Subject {
  email: string;
  head: { title: string; tab: string; back: { to: string; label: string } };
}

/** @param find the person whose page it is @param list where the desk goes on once they are erased */
const screen = (find: (args: RouteArgs) => Promise<Subject>, list: string) => ({
  async loader(args: RouteArgs) {
    const { email, head } = await find(args);
    // Empty for a person who is erased already.
    const plan = email === "" ? undefined : await planErasure(args.context.get(portsContext), email);
    return { email, head, plan };
  },
  async action(args: RouteArgs) {
    const { email } = await find(args);
    const { fields } = await readForm(args.request);
    const typed = (fields.email ?? "").trim().slice(0, contactRules.email.max);
    if (typed.toLowerCase() !== email.toLowerCase() || email === "")
      return data({ typed, mistakes: [{ message: `Type ${email} exactly as shown here.`, field: "email" }] }, 400);
    const erased = await erasePerson(args.context.get(portsContext), email);
    args.context.get(visitContext).say(erasedText(erased));
    throw redirect(list, 303);
  },
  Component,
});

function Component() {
  const { email, head, plan } = useLoaderData<ReturnType<typeof screen>["loader"]>();
  const answer = useActionData<ReturnType<typeof screen>["action"]>();
  return (
    <Screen {...head} mistakes={answer?.mistakes}>
      <ErasureForm email={email} plan={plan} answer={answer} />
    </Screen>
  );
}

export const customer = screen(async (args) => {
  const { quote } = await loadBooking(args);
  const head = { title: "Erase the customer", tab: `Erase, ${quote.reference}`, back: backTo(quote) };
  return { email: quote.email, head };
}, "/desk/bookings");

export const writer = screen(async (args) => {
  const { id, name, email } = (await loadMessage(args)).enquiry;
  const back = { to: `/desk/messages/${id}`, label: name };
  return { email, head: { title: "Erase this person", tab: `Erase, message from ${name}`, back } };
}, "/desk/messages");

export const performer = screen(async (args) => {
  const { id, publicName: name, email } = await loadPerformer(args);
  const back = { to: `/desk/performers/${id}`, label: name };
  return { email, head: { title: "Erase this performer", tab: `Erase, ${name}`, back } };
}, "/desk/performers");
