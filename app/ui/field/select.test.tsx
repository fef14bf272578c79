import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { options, SelectField } from "./select.tsx";

const act = { name: "act", label: "Act" };

test("an item with an empty value throws an error that names it", () => {
  // @ts-expect-error and by the compiler, where the value is written out
  expect(() => options([{ value: "", label: "Please choose" }])).toThrow(
    'A select item may not have an empty value: "Please choose".',
  );
  expect(() => options([{ value: " ", label: "Blank" }])).toThrow(RangeError);
  expect(() => renderToStaticMarkup(<SelectField {...act} items={[{ value: String(""), label: "Any" }]} />)).toThrow(
    /"Any"/,
  );
});

test("items with values become the options unchanged", () => {
  const html = renderToStaticMarkup(
    <SelectField
      {...act}
      defaultValue="b"
      items={[
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ]}
    />,
  );
  expect(html).toContain('<option value="a">A</option><option value="b" selected="">B</option></select>');
  expect(html).toContain('<select id="act" name="act" class="input"');
});
