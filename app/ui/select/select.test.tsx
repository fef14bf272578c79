import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { options } from "./options.ts";
import { Select } from "./select.tsx";

test("an item with an empty value is refused, by name", () => {
  // @ts-expect-error and by the compiler, where the value is written out
  expect(() => options([{ value: "", label: "Please choose" }])).toThrow(
    'A select item may not have an empty value: "Please choose".',
  );
  expect(() => options([{ value: " ", label: "Blank" }])).toThrow(RangeError);
  expect(() => renderToStaticMarkup(<Select items={[{ value: String(""), label: "Any" }]} />)).toThrow(/"Any"/);
});

test("what has values is offered as it is", () => {
  const html = renderToStaticMarkup(
    <Select
      name="act"
      defaultValue="b"
      items={[
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ]}
    />,
  );
  expect(html).toBe(
    '<select class="input" name="act"><option value="a">A</option><option value="b" selected="">B</option></select>',
  );
});
