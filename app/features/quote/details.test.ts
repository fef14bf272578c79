import { expect, test } from "vitest";
import { filledForm } from "../../../tests/support/product/filled-form.ts";
import { tidyValues } from "../../forms/tidy-text.ts";
import { readDetails } from "./details.server.ts";
import { quoteForm } from "./form/fields.ts";

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
