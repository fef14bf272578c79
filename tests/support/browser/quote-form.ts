/** The quote form as people fill it in, and as programs post it. */
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { ask, type RawResponse } from "../processes/http.ts";
import type { Site } from "../processes/site.ts";
import { daysAhead } from "../texts/dates.ts";
import { textOf } from "../texts/html.ts";

/** What is typed, field by field, under the names the form sends. */
export type Fields = Record<string, string>;

let people = 0;
/** An email address that no other test of this run uses. */
export const someone = (): string => `guest-${process.pid}-${++people}-${randomUUID().slice(0, 6)}@example.org`;

/** A complete request: two butlers for two hours in York, 22 miles from Leeds. 2 × £160 and 7 miles at 90p: £326.30. */
export const fullRequest = (changes: Fields = {}): Fields => ({
  act: "cheeky-butlers",
  package: "two-hours",
  performers: "2",
  date: daysAhead(150).typed,
  place: "York",
  guests: "24",
  occasion: "hen",
  time: "7.30pm",
  venue: "The old chapel, Fossgate",
  notes: "Zoë’s hen & she’s <shy>.\nSteps to the door 🎈",
  name: "Frances O’Hara",
  email: someone(),
  phone: "07700 900 456",
  reach: "whatsapp",
  surprise: "",
  noCalls: "not after 6pm",
  adult: "yes",
  marketing: "",
  ...changes,
});

/** The controls of the form, found by what people read. */
export function formOf(page: Page) {
  const form = page.locator("form#quote");
  const shown = (locator: Locator) => locator.filter({ visible: true });
  return {
    form,
    act: form.getByLabel("Act", { exact: true }),
    package: (name: string) =>
      form.getByRole("radiogroup", { name: "Package" }).getByRole("radio", { name: new RegExp(`^${name}`) }),
    performers: form.getByLabel("How many performers?", { exact: true }),
    date: form.getByRole("textbox", { name: "Date of the party" }),
    place: form.getByLabel("Town or city"),
    guests: form.getByLabel("How many people?"),
    occasion: (name: string) => form.getByRole("radio", { name, exact: true }),
    extras: form.getByText("Add a time, venue or notes"),
    time: form.getByLabel(/^Start time/),
    venue: form.getByLabel(/^Venue/),
    notes: form.getByLabel(/^Anything we should know/),
    name: form.getByLabel("Your name"),
    email: form.getByRole("textbox", { name: "Email" }),
    phone: form.getByRole("textbox", { name: "Phone" }),
    reach: (name: string) =>
      form.getByRole("radiogroup", { name: /Best way to reach you/ }).getByRole("radio", { name, exact: true }),
    surprise: form.getByRole("checkbox", { name: /surprise/ }),
    noCalls: form.getByLabel(/^When should we not call/),
    adult: form.getByRole("checkbox", { name: /18 or over/ }),
    marketing: form.getByRole("checkbox", { name: /news and offers/ }),
    send: form.getByRole("button", { name: "Send my request", exact: true }),
    problem: page.getByRole("alert").filter({ hasText: "There is a problem" }),
    /** The visible total: beside the form or in the bar at the bottom. */
    total: shown(page.locator(".bottom-bar-total, .price-panel > .price-lines .price-total dd")),
  };
}

const packageNames: Record<string, string> = {
  "one-hour": "One hour",
  "two-hours": "Two hours",
  "three-hours": "Three hours",
  "short-show": "Short show",
  "full-show": "Full show",
};
const occasionNames: Record<string, string> = { hen: "Hen party", stag: "Stag do", birthday: "Birthday" };
const reachNames: Record<string, string> = { phone: "Phone", whatsapp: "WhatsApp", email: "Email" };

/** Fills in the form from top to bottom, leaving the act that the page has chosen. */
export async function fill(page: Page, fields: Fields): Promise<void> {
  const form = formOf(page);
  const text = (name: string) => fields[name] ?? "";
  await form.package(packageNames[text("package")] ?? "").check();
  await form.performers.selectOption(text("performers"));
  await form.date.fill(text("date"));
  await form.place.fill(text("place"));
  await form.guests.fill(text("guests"));
  await form.occasion(occasionNames[text("occasion")] ?? "").check();
  await form.extras.click();
  await form.time.fill(text("time"));
  await form.venue.fill(text("venue"));
  await form.notes.fill(text("notes"));
  await form.name.fill(text("name"));
  await form.email.fill(text("email"));
  await form.phone.fill(text("phone"));
  await form.reach(reachNames[text("reach")] ?? "").check();
  await form.surprise.setChecked(text("surprise") === "yes");
  await form.noCalls.fill(text("noCalls"));
  await form.adult.setChecked(text("adult") === "yes");
  await form.marketing.setChecked(text("marketing") === "yes");
}

/** Puts in the same answers without pressing or typing: a fifth of the work of `fill`, for journeys whose subject comes after the form. */
export async function fillAtOnce(page: Page, fields: Fields): Promise<void> {
  // While the packages of an act that was just chosen are loading, hidden fields hold the earlier answers.
  await page.locator("input[type=radio][name=package]").first().waitFor({ state: "attached" });
  await page.locator("form#quote").evaluate((form: HTMLFormElement, answers) => {
    for (const control of [...form.elements] as HTMLInputElement[]) {
      const { type, name, value } = control;
      const answer = answers[name];
      if (answer === undefined || name === "act") continue;
      if (type === "radio" || type === "checkbox") {
        const wanted = answer === value;
        if (wanted !== control.checked && (wanted || type === "checkbox")) control.click();
        continue;
      }
      // React takes a value for its own, and hears no event, unless the browser's own setter puts it in.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, answer);
      control.dispatchEvent(new Event(type === "select-one" ? "change" : "input", { bubbles: true }));
    }
  }, fields);
}

/** What the form on the page would send now, without its hidden fields. */
export const typedIn = (page: Page): Promise<Fields> =>
  page.locator("form#quote").evaluate((form) => {
    const hidden = ["key", "issued", "subject", "intent"];
    const entries = [...new FormData(form as HTMLFormElement)].filter(([name]) => !hidden.includes(name));
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value).replaceAll("\r\n", "\n")]));
  });

/** The fields of a request that a browser sends: boxes that are not ticked and choices that are not made are left out. */
export const asSent = (fields: Fields): Fields => {
  const optional = ["reach", "surprise", "adult", "marketing"];
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== "" || !optional.includes(name)));
};

/** The confirmation's reference, from the address and from the page, which must agree. */
export async function referenceOn(page: Page): Promise<string> {
  await page.waitForURL(/\/quote\/[^/]+\/success$/);
  const reference = new URL(page.url()).pathname.split("/")[2] ?? "";
  // When no email was sent, it is on the page twice.
  await page.getByRole("main").getByText(reference, { exact: true }).first().waitFor();
  return reference;
}

/** The hidden fields of a form, as a program that reads the page finds them. */
export async function openForm(site: Site, path = "/male-stripper-quote"): Promise<{ key: string; issued: string }> {
  const { body } = await ask(site, path);
  return { key: hidden(body, "key"), issued: hidden(body, "issued") };
}

function hidden(html: string, name: string): string {
  const input = (html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []).find((tag) => tag.includes(`name="${name}"`));
  const value = input?.match(/value="([^"]*)"/)?.[1];
  if (!value) throw new Error(`The form has no hidden field "${name}".`);
  return value;
}

interface Posting {
  path?: string;
  headers?: Record<string, string>;
}

/** Posts fields as a browser without scripts does, with a form opened for it unless `fields` bring their own key. */
export async function send(
  site: Site,
  fields: Fields,
  { path = "/male-stripper-quote", headers = {} }: Posting = {},
): Promise<RawResponse> {
  const carried = "key" in fields ? {} : await openForm(site, path);
  return ask(site, path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin, ...headers },
    body: new URLSearchParams({ ...carried, ...fields }).toString(),
  });
}

/** @throws Error with the page's own words when the request was not accepted */
export function referenceIn({ status, headers, body }: RawResponse): string {
  const reference = /^\/quote\/([^/]+)\/success$/.exec(String(headers.location))?.[1];
  if (status !== 303 || !reference) throw new Error(`Not accepted, status ${status}: ${textOf(body).slice(0, 400)}`);
  return reference;
}
