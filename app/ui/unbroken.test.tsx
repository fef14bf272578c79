import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken, unbrokenHtml } from "./unbroken.tsx";

test.each([
  ["Balance, by 29 May 2027", "29 May 2027"],
  ["Saturday 12 June 2027, York", "12 June 2027,"],
  ["Thu 4 Feb 2027, 14:10", "Thu 4 Feb 2027,"],
  ["Call 020 7946 0123.", "020 7946 0123"],
  ["Call 07700 900 456 after 6pm", "07700 900 456"],
  ["+44 20 7946 0123", "+44 20 7946 0123"],
  ["It is BT-BRZA-7AKM.", "BT-BRZA-7AKM"],
  ["Invoice INV-0001", "INV-0001"],
  ["1 Example Street, London", "1 Example"],
  ["London, EX1 1EX. Not", "EX1 1EX"],
  ["2 × cheeky butlers", "2 × cheeky"],
  ["Registered in England and Wales, number 00000000", "number 00000000"],
  ["12.5 miles. £326.30 in all, £13.60 a head", "£326.30 in all,"],
])("%s keeps %s whole", (text, whole) => {
  expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>)).toBe(
    text.replace(whole, `<span class="nowrap">${whole}</span>`),
  );
});

test.each(["22 miles from Leeds, 7 beyond the free 15", "24 Marching bands", "£320 and £6.30"])(
  "%s is left as it is",
  (text) => {
    expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>)).toBe(text);
  },
);

test("changes nothing in a document's title, text areas and selects", () => {
  const kept = '<title>12 June 2027</title><a title="12 June 2027"><textarea>12 June 2027</textarea></a>';
  expect(unbrokenHtml(`${kept}<p>On 12 June 2027</p>`, "id")).toBe(`${kept}<p>On <span id>12 June 2027</span></p>`);
});
