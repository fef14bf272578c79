import { expect, test } from "vitest";
import { redactedMessage } from "./redacted-message.ts";

test.each([
  ["Cannot read properties of null (reading 'map')", "Cannot read properties of null (reading 'map')"],
  [`Unexpected token 'J', "Jane Doe, 07700 900461" is not valid JSON`, `Unexpected token 'J', "…" is not valid JSON`],
  ["No place called 'Jane Doe of Leeds'", "No place called '…'"],
  ["Refused: jane.doe@example.org", "Refused: [address]"],
  ["Could not call +44 7700 900461 back", "Could not call # back"],
  ["Failed to fetch /quote/BT-1/success?key=abcdef", "Failed to fetch /quote/BT-1/success?…"],
  [
    "Minified React error #418; visit https://react.dev/errors/418?args[]=Jane",
    "Minified React error #418; visit https://react.dev/errors/418?…",
  ],
])("%s", (message, expected) => {
  expect(redactedMessage(message)).toBe(expected);
});

test("is never longer than 140 characters", () => {
  expect(redactedMessage("long ".repeat(1000)).length).toBe(140);
});
