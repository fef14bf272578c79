import { expect, test } from "vitest";
import { parseKept, untouched } from "./reload.ts";
import { fill, valuesIn } from "./typed-values.ts";

const field = (more: { name: string; type?: string; value?: string; defaultValue?: string; checked?: boolean }) => ({
  type: "text",
  value: "",
  defaultValue: "",
  checked: false,
  defaultChecked: more.checked ?? false,
  ...more,
});

/** A review's form as the server sends it. */
const form = () => ({
  content: field({ name: "content", type: "textarea" }),
  author: field({ name: "author", value: "Zoe", defaultValue: "Zoe" }),
  five: field({ name: "rating", type: "radio", value: "5" }),
  four: field({ name: "rating", type: "radio", value: "4", checked: true }),
  three: field({ name: "rating", type: "radio", value: "3" }),
  consent: field({ name: "consent", type: "checkbox", value: "yes" }),
});
const putBack = (into: ReturnType<typeof form>, typed: Record<string, string>) =>
  fill(untouched(Object.values(into)), JSON.parse(JSON.stringify(typed)));

test("what was typed, chosen and ticked is put into the reloaded page", () => {
  const typed = form();
  typed.content.value = "Lovely <b>butler</b>";
  typed.five.checked = true;
  typed.four.checked = false;
  typed.consent.checked = true;

  const fresh = form();
  putBack(fresh, valuesIn(Object.values(typed)));
  expect(fresh).toEqual(typed);
});

test("a box that was unticked stays unticked", () => {
  const fresh = form();
  fresh.consent.defaultChecked = fresh.consent.checked = true;
  const typed = valuesIn(Object.values(form()));
  putBack(fresh, typed);
  expect(typed).toEqual({ content: "", author: "Zoe", rating: "4", consent: "" });
  expect(fresh.consent.checked).toBe(false);
});

test("what was typed or chosen before the scripts ran is newer than the kept answers", () => {
  const fresh = form();
  fresh.content.value = "New";
  fresh.five.checked = true;
  fresh.four.checked = false;
  putBack(fresh, { content: "Old", author: "Ann", rating: "3" });
  expect(fresh.content.value).toBe("New");
  expect(fresh.author.value).toBe("Ann");
  expect([fresh.five.checked, fresh.three.checked]).toEqual([true, false]);
});

test("a select takes no value that it does not offer", () => {
  const select = { ...field({ name: "act", type: "select-one", value: "butlers" }), options: [{ value: "butlers" }] };
  fill([select as never], { act: "drag-acts" });
  expect(select.value).toBe("butlers");
});

test("a stored text that is damaged or of another kind is ignored: the page starts all the same", () => {
  const kept = { address: "/contact", typed: { name: "Zoe" } };
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "{", "null", "7", '{"address":"/contact"}', '{"address":1,"typed":{}}'])
    expect(parseKept(text)).toBeUndefined();
});
