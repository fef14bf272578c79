import { expect, test } from "vitest";
import { declarationsIn, decoded, faults } from "../../../tests/support/processes/stripe/declarations.ts";

test("the stand-in finds in a request what the API's description forbids", () => {
  const sessions = declarationsIn("Checkout/Sessions");
  const wrong = (form: string) => faults(sessions, "Checkout.SessionCreateParams", decoded(form));
  const item = "line_items[0][quantity]=1&line_items[0][price_data][currency]=gbp";
  expect(wrong(`mode=payment&${item}&metadata[a]=b`)).toEqual([]);
  expect(wrong("mode=give")).toEqual(["mode must be one of payment, setup, subscription"]);
  expect(wrong("succes_url=x")).toEqual(["succes_url is unknown"]);
  expect(wrong("line_items[0][price_data][unit_amount]=100")).toEqual(["line_items[0].price_data.currency is missing"]);
  expect(wrong(`${item}&line_items[0][price_data][unit_amount]=1.5`)).toEqual([
    "line_items[0].price_data.unit_amount must be a whole number",
  ]);
  expect(wrong("adaptive_pricing[enabled]=no")).toEqual(["adaptive_pricing.enabled must be true or false"]);
  expect(wrong("metadata[a][b]=c")).toEqual(["metadata must be texts by name"]);
  expect(wrong("line_items=1")).toEqual(["line_items must be a list"]);
});
