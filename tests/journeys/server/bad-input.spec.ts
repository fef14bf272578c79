import fc from "fast-check";
import { quoteForm } from "../../../app/features/quote/form/fields.ts";
import { type Fields, fullRequest, openForm, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { decoded, textOf } from "../../support/texts/html.ts";

// All other invalid answers are in app/features/quote/schema.test.ts and app/dates/*.test.ts.
const wrong: [changes: Fields, message: RegExp][] = [
  [{ date: "30 February 2028" }, /30 February does not exist\. Enter another date/],
  [{ email: "a@example.org\r\nBcc: b@example.org" }, /Enter an email address such as/],
  [{ package: "short-show" }, /Choose one of the packages for cheeky butlers/],
  [{ notes: "w".repeat(2001) }, /Shorten your notes to 2000 characters or fewer/],
];

test("what is wrong is explained, everything typed is still there, nothing is stored", async ({ site }) => {
  for (const [changes, text] of wrong) {
    const fields = fullRequest(changes);
    const answer = await send(site, fields);
    expect(answer.status, String(text)).toBe(400);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(textOf(answer.body)).toContain("There is a problem");
    expect(textOf(answer.body)).toMatch(text);
    const page = decoded(answer.body);
    for (const name of ["place", "venue", "guests", "date", "time", "email", "phone", "name", "noCalls"])
      expect(page, name).toContain(`value="${(fields[name] ?? "").replaceAll(/\s+/g, " ")}"`);
    expect(page).toContain(`>${fields.notes}</textarea>`);
    expect(page).toMatch(/<title>Error: /);
    expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toEqual([]);
  }
});

test("an empty body is answered with all that is missing, in the order of the form; where one answer is missing, with that", async ({
  site,
}) => {
  const { adult: _, ...unticked } = fullRequest();
  const single = await send(site, unticked);
  expect(single.status).toBe(400);
  expect(textOf(single.body)).toContain("Tick to confirm that everyone there will be 18 or over");
  expect(single.body.match(/class="field-error"/g)).toHaveLength(1);

  const answer = await send(site, { act: "male-strippers", package: "short-show", performers: "1" });
  expect(answer.status).toBe(400);
  const summary = textOf(answer.body);
  const places = [
    "Enter the date of your party",
    "Enter the town or city",
    "Enter how many people are coming",
    "Choose the occasion",
    "Enter your name",
    "Enter your email address",
    "Enter your phone number",
    "Tick to confirm",
  ].map((text) => summary.indexOf(text));
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
