import fc from "fast-check";
import { quoteForm } from "../../../app/features/quote/form/fields.ts";
import { decoded, type Fields, fullRequest, openForm, send, textOf } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";

const missing = {
  date: "Enter the date of your party, such as 13 June 2027",
  place: "Enter the town or city, such as Leeds",
  guests: "Enter how many people are coming, such as 20",
  occasion: "Choose the occasion",
  name: "Enter your name",
  email: "Enter your email address",
  phone: "Enter your phone number",
  adult: "Tick to confirm that everyone there will be 18 or over",
};

const wrong: [what: string, changes: Fields, message: RegExp][] = [
  ["30 February", { date: "30 February 2028" }, /30 February does not exist\. Enter another date/],
  ["29 February of a common year", { date: "29/2/2027" }, /29 February 2027 does not exist/],
  ["31 April", { date: "31.4.28" }, /31 April does not exist/],
  ["a past date", { date: "1 January 2020" }, /That date has passed/],
  ["a date in ten years", { date: "1 January 2037" }, /Choose a date within two years/],
  ["a thirteenth month", { date: "1/13/2027" }, /There is no month 13/],
  ["a date in no known way", { date: "when the cows come home" }, /Enter a date such as 13 June 2027/],
  ["a group size in words", { guests: "loads" }, /Enter how many people as a number/],
  ["a group of nobody", { guests: "0" }, /Enter how many people as a number/],
  ["a stadium", { guests: "80000" }, /For more than 5000 people, please call us/],
  ["an address without its end", { email: "frances@" }, /Enter an email address such as name@example\.co\.uk/],
  ["two addresses in one", { email: "a@example.org, b@example.org" }, /Enter an email address such as/],
  [
    "an address that starts another header",
    { email: "a@example.org\r\nBcc: b@example.org" },
    /Enter an email address such as/,
  ],
  ["a phone number of three digits", { phone: "123" }, /Enter a phone number such as 07700 900123/],
  ["an occasion nobody offers", { occasion: "coronation" }, /Choose the occasion/],
  ["an act nobody offers", { act: "unicorns" }, /Choose an act/],
  ["another act's package", { package: "short-show" }, /Choose one of the packages for cheeky butlers/],
  ["ninety-nine butlers", { performers: "99" }, /Choose from 1 to \d+ cheeky butlers/],
  ["butlers by the fraction", { performers: "1.5" }, /Choose how many performers/],
  ["a start time at 25:00", { time: "25:00" }, /Enter a start time such as 7\.30pm/],
  ["a start time without am or pm", { time: "8.30" }, /Enter 8\.30pm or 8\.30am: it could be either/],
  ["a name of 101 letters", { name: "n".repeat(101) }, /Shorten your name to 100 characters or fewer/],
  ["a place of 101 letters", { place: "p".repeat(101) }, /Shorten the place to 100 characters or fewer/],
  ["a venue of 201 letters", { venue: "v".repeat(201) }, /Shorten the venue to 200 characters or fewer/],
  ["notes of 2001 letters", { notes: "w".repeat(2001) }, /Shorten your notes to 2000 characters or fewer/],
  ["a declaration of something else", { adult: "no" }, /Tick to confirm that everyone there will be 18 or over/],
];

for (const [what, changes, text] of wrong) {
  test(`${what}: explained, everything typed is still there, nothing is stored`, async ({ site }) => {
    const fields = fullRequest(changes);
    const answer = await send(site, fields);
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(textOf(answer.body)).toContain("There is a problem");
    expect(textOf(answer.body)).toMatch(text);
    const page = decoded(answer.body);
    for (const name of ["place", "venue", "guests", "date", "time", "email", "phone", "name", "noCalls"])
      expect(page, name).toContain(`value="${(fields[name] ?? "").replaceAll(/\s+/g, " ")}"`);
    expect(page).toContain(`>${fields.notes}</textarea>`);
    expect(page).toMatch(/<title>Error: /);
    expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toEqual([]);
  });
}

for (const [field, text] of Object.entries(missing)) {
  test(`a form without ${field} is answered with what is missing`, async ({ site }) => {
    const { [field]: _, ...rest } = fullRequest();
    const answer = await send(site, rest);
    expect(answer.status).toBe(400);
    expect(textOf(answer.body)).toContain(text);
    expect(answer.body.match(/class="field-error"/g)).toHaveLength(1);
  });
}

test("an empty body is answered with all that is missing, in the order of the form", async ({ site }) => {
  const answer = await send(site, { act: "male-strippers", package: "short-show", performers: "1" });
  expect(answer.status).toBe(400);
  const summary = textOf(answer.body);
  const places = Object.values(missing).map((text) => summary.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test("whatever is put into the form, it is answered: on to the confirmation, or back with words", async ({ site }) => {
  const { key, issued } = await openForm(site);
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ maxLength: 3000 }),
    fc.constantFrom("1", "yes", "13 June 2027", "a@b.co"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...quoteForm.names, "intent", "__proto__", "constructor"), value, { maxKeys: 12 }),
      async (fields) => {
        const answer = await send(site, { key, issued, ...fields });
        expect([200, 303, 400, 409]).toContain(answer.status);
      },
    ),
    { numRuns: 60 },
  );
  const failures = site
    .log()
    .filter(({ event }) => event === "request.failed" || event === "route.failed" || event === "quote.not-stored");
  expect(failures).toEqual([]);
});
