import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldGroup } from "./field.tsx";

const question = { name: "acts", label: "Acts", error: "Choose one" };
const start = (boxes: boolean) =>
  renderToStaticMarkup(
    <FieldGroup question={question} boxes={boxes}>
      …
    </FieldGroup>,
  ).split(">")[0];

test("a group of radios with an error is marked invalid; a group of boxes, where ARIA has no such mark, has its error read out", () => {
  expect(start(false)).toMatch(
    /(?=.* role="radiogroup")(?=.* aria-invalid="true")(?=.* aria-describedby="acts-error")/,
  );
  expect(start(true)).not.toMatch(/ (role|aria-invalid)=/);
  expect(start(true)).toMatch(/ aria-describedby="acts-error"/);
});
