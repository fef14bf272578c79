import { expect, test } from "vitest";
import { type Field, putBack, typedIn } from "./reload.ts";

const field = (more: Partial<Field> & { name: string }): Field => ({
  type: "text",
  value: "",
  defaultValue: "",
  checked: false,
  defaultChecked: false,
  ...more,
});

/** A review's form as the server sends it. */
const form = () => ({
  content: field({ name: "content", type: "textarea" }),
  author: field({ name: "author", value: "Zoe", defaultValue: "Zoe" }),
  five: field({ name: "rating", type: "radio", value: "5" }),
  four: field({ name: "rating", type: "radio", value: "4", checked: true, defaultChecked: true }),
  consent: field({ name: "consent", type: "checkbox", value: "yes" }),
  key: field({ name: "key", type: "hidden", value: "k", defaultValue: "k" }),
});

test("what was typed, chosen and ticked goes along and comes back into a new page, and nothing hidden does", () => {
  const typed = form();
  typed.content.value = "Lovely <b>butler</b>";
  typed.five.checked = true;
  typed.four.checked = false;
  typed.consent.checked = true;
  typed.key.value = "another";

  const fresh = form();
  putBack(Object.values(fresh), JSON.parse(JSON.stringify(typedIn(Object.values(typed)))));
  expect(fresh).toEqual({ ...typed, key: form().key });
});

test("of a form that came back with errors its right answers are kept, too", () => {
  const answered = field({ name: "content", value: "Lovely", defaultValue: "Lovely" });
  expect(typedIn([answered])).toEqual({ content: "Lovely" });
});

test("what was typed before the scripts came is newer than what went along", () => {
  const fresh = form();
  fresh.content.value = "New";
  putBack(Object.values(fresh), { content: "Old", author: "Ann" });
  expect(fresh.content.value).toBe("New");
  expect(fresh.author.value).toBe("Ann");
});
