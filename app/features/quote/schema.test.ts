import { describe, expect, test } from "vitest";
import { filledForm } from "../../../tests/support/product/filled-form.ts";
import { tidyValues } from "../../forms/tidy-text.ts";
import { readDetails } from "./details.server.ts";
import { progressOf, quoteForm } from "./form/fields.ts";
import { formOptionsAt } from "./form-options.server.ts";
import { parseRequest } from "./schema.ts";

const bounds = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const parse = (changes: Record<string, string> = {}) =>
  parseRequest(tidyValues(quoteForm, { ...filledForm, ...changes }), bounds);
const errors = (changes: Record<string, string>) => {
  const parsed = parse(changes);
  return parsed.ok ? {} : parsed.errors;
};

test("a complete request is read", () => {
  expect(parse({ time: "7.30pm", reach: "whatsapp", surprise: "yes", notes: "one\r\ntwo" })).toEqual({
    ok: true,
    input: {
      act: "cheeky-butlers",
      package: "two-hours",
      performers: 2,
      date: "2027-06-12",
      place: "York",
      guests: 24,
      occasion: "hen",
      time: "19:30",
      venue: null,
      notes: "one\ntwo",
      name: "Zoë",
      email: "zoe@example.com",
      phone: "07700 900123",
      phoneE164: "+447700900123",
      reach: "whatsapp",
      surprise: true,
      noCalls: null,
      adult: true,
      marketing: false,
    },
  });
});

const missing = {
  date: "Enter the date of your party, such as 13 June 2027",
  place: "Enter the town or city",
  guests: "Enter how many people are coming, such as 20",
  occasion: "Choose the occasion",
  name: "Enter your name",
  email: "Enter your email address",
  phone: "Enter your phone number",
  adult: "Tick to confirm that everyone there will be 18 or over",
};

test("an empty form shows its eight missing answers, in the order of the page", () => {
  const { act, package: pack, performers } = filledForm;
  const empty = tidyValues(quoteForm, { act, package: pack, performers });
  expect(progressOf(empty)).toEqual({ text: "0 of 8 answered", next: "date" });
  const parsed = parseRequest(empty, bounds);
  expect(parsed.ok).toBe(false);
  expect(parsed.ok || Object.keys(parsed.errors)).toEqual(Object.keys(missing));
});

test.each(Object.entries(missing))("of a form without %s, that alone is asked for", (field, message) => {
  expect(errors({ [field]: "" })).toEqual({ [field]: message });
});

test.each(["\u3164", "\u200b", "\u2800", "\u200e\u061c"])(
  "a name of %j alone is asked for, on the page already",
  (name) => {
    expect(errors({ name })).toEqual({ name: missing.name });
    expect(progressOf({ ...quoteForm.empty, ...filledForm, name }).next).toBe("name");
  },
);

describe("words say how to correct it", () => {
  test.each([
    ["date", "30/2/27", /30 February does not exist/],
    ["guests", "lots", /as a number, such as 20/],
    ["guests", "0", /at least 1/],
    ["guests", "90000", /please call us/],
    ["guests", "5001", /please call us/],
    ["guests", "-5", /as a number/],
    ["guests", "\u22125", /as a number/],
    ["guests", "about – 5", /as a number/],
    ["performers", "-1", /./],
    ["performers", "1.5", /Choose how many performers/],
    ["occasion", "wake", /Choose the occasion/],
    ["time", "late", /such as 7\.30pm/],
    ["time", "8.30", /Enter 8\.30pm or 8\.30am/],
    ["email", "zoe@", /such as name@example\.co\.uk/],
    ["email", "a@b.c,d@e.fr", /such as name@example\.co\.uk/],
    ["email", "Zoë <zoe@example.com>", /such as name@example\.co\.uk/],
    ["email", "a@example.org\r\nBcc: b@example.org", /such as name@example\.co\.uk/],
    ["email", "zoe@gmial.con", /^Did you mean @gmail\.com\? Check/],
    ["email", "zoe@Hotmial.co.uk", /@hotmail\.co\.uk/],
    ["email", "zoe@example.con", /@example\.com/],
    ["phone", "123", /such as 07700 900123/],
    ["phone", "ask me", /such as 07700 900123/],
    ["adult", "no", /18 or over/],
    ["act", "clowns", /Choose an act/],
    ["package", "full-show", /packages for cheeky butlers/],
    ["performers", "40", /from 1 to 8 cheeky butlers/],
    ["performers", "two", /how many performers/],
    ["name", "\u0000\u202e ", /Enter your name/],
  ] as const)("%s: %j", (field, typed, message) => expect(errors({ [field]: typed })[field]).toMatch(message));

  test.each(["place", "venue", "notes", "name", "email", "phone", "noCalls", "date", "time", "guests"] as const)(
    "%s too long",
    (field) => {
      const { max } = quoteForm.fields[field];
      expect(errors({ [field]: "9".repeat(max + 1) })[field]).toMatch(
        new RegExp(`^Shorten (the|your|when) [a-z ]+ to ${max} characters or fewer$`),
      );
    },
  );
});

test("numbers, phones and addresses are taken as people write them", () => {
  for (const guests of ["about 20", "20ish", "20 people", "1,200", "２０", "1", "5000", "20-odd"])
    expect(errors({ guests })).toEqual({});
  for (const phone of ["+34 612 34 56 78", "(020) 7946-0123", "call 07700900123 please"])
    expect(errors({ phone })).toEqual({});
  for (const email of ["a.b+c@mail.example.co.uk", "zoë@büro.example", "a@ymail.com", "a@mail.co"])
    expect(errors({ email })).toEqual({});
  const abroad = parse({ phone: "+34 612 34 56 78" });
  expect(abroad.ok && abroad.input.phoneE164).toBe("+34612345678");
  const odd = parse({ phone: "000 000 000 000 000 000" });
  expect(odd.ok && odd.input.phoneE164).toBeNull();
});

test("emoji and right-to-left letters stay, control and turning characters go", () => {
  const { name, notes } = tidyValues(quoteForm, {
    name: " שרה\u202e\u0000 🎉\r\nBcc: x ",
    notes: "a\u0000\tb\r\nc\ud800",
  });
  expect(name).toBe("שרה 🎉 Bcc: x");
  expect(notes).toBe("a b\nc\ufffd");
});

test("an unknown way to be reached is read as none", () => {
  const parsed = parse({ reach: "pigeon" });
  expect(parsed.ok && parsed.input.reach).toBeNull();
});

test("every field of the form is in the schema", () => {
  const parsed = parse();
  expect(parsed.ok && quoteForm.names.filter((name) => !(name in parsed.input))).toEqual([]);
});

test("at the desk a mistake is named to somebody who types for the customer", () => {
  const typed = { ...filledForm, name: "", guests: "6000", performers: "40" };
  expect(readDetails(tidyValues(quoteForm, typed), new Date("2026-11-21T12:00:00Z"))).toMatchObject({
    errors: {
      name: "Enter their name",
      guests: "At most 5000 people",
      performers: expect.stringMatching(/^Choose from 1 to \d+ cheeky butlers$/),
    },
  });
});
