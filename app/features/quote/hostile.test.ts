import { expect, test, vi } from "vitest";
import { choiceFor, estimateFor } from "./estimate/estimate-choice.ts";
import { quoteForm } from "./form/fields.ts";
import { formOptionsAt } from "./form-options.server.ts";
import { parseRequest } from "./schema.ts";

const options = formOptionsAt(new Date("2026-11-22T12:00:00Z"));
/** Each becomes eighteen letters where compatible characters are made alike. */
const ligatures = "\uFDFA".repeat(60_000);

test.each(quoteForm.names)("of an endless %s nothing is made out but that it is too long", (name) => {
  const looked = vi.spyOn(String.prototype, "normalize");
  const values = { ...quoteForm.empty, [name]: ligatures };
  const parsed = parseRequest(values, options);
  choiceFor(values, options);
  estimateFor(values, options);
  expect(parsed.ok).toBe(false);
  for (const text of looked.mock.contexts) expect(String(text).length).toBeLessThanOrEqual(quoteForm.fields[name].max);
});
