import { expect, test } from "vitest";
import { afterAnswer } from "./last-answer.ts";

const refused = {
  values: { name: "Zoë", email: "zoe@" },
  token: { key: "first", issued: "1.s" },
  errors: { email: "Enter an email address" },
  problem: null as string | null,
};
const dropped = { values: null, token: null, errors: { email: undefined }, problem: "We could not be reached." };

test("if the connection drops, the previous answer's values and key stay, but not its errors", () => {
  expect(afterAnswer<typeof refused | typeof dropped>(dropped, refused)).toEqual({
    ...dropped,
    values: refused.values,
    token: refused.token,
  });
});

test("the first answer is shown as it is; a later one with values of its own replaces it", () => {
  expect(afterAnswer(dropped, undefined)).toEqual(dropped);
  const changed = { ...refused, token: { key: "second", issued: "2.s" }, problem: "Sent before with other answers." };
  expect(afterAnswer(changed, refused)).toEqual(changed);
});

test("other data of the previous answer stays with its values", () => {
  const withChoice = { ...refused, choice: "drag-acts" };
  expect(afterAnswer<typeof withChoice | typeof dropped>(dropped, withChoice)).toMatchObject({
    values: refused.values,
    choice: "drag-acts",
  });
});
