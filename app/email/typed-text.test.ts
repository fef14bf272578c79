import { expect, test } from "vitest";
import { greeting, recipientName, unlinked } from "./typed-text.ts";

test.each(["Zoë", "Mary-Jane O’Neill", "J. R. Hartley", "Ann & Bob", "محمد", "Dr. Ng"])(
  "%s is greeted by name",
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name}`);
    expect(recipientName(name)).toEqual({ name });
  },
);

test.each([
  "evil.com",
  "see http://evil",
  "www.evil.com now",
  "ann@example.com",
  "Win £500",
  `A${"a".repeat(40)}`,
  "call 07700",
])("%s is no name to greet with", (name) => {
  expect(greeting(name)).toBe("Hello");
  expect(recipientName(name)).toEqual({});
});

test.each([
  ["http://evil.com/a?b=c.d", "http: / /evil. com/a?b=c. d"],
  ["see www.evil.co.uk.", "see www. evil. co. uk."],
  ["evil.com", "evil. com"],
  ["evil。com and evil．com", "evil。 com and evil． com"],
  ["ann@evil.com", "ann@evil. com"],
  ["mailto:ann", "mailto: ann"],
  ["http://1.2.3.4/", "http: / /1. 2. 3. 4/"],
  ["https:////localhost", "https: / // /localhost"],
  ["1und1.xn--p1ai", "1und1. xn--p1ai"],
  ["From 7.30pm, £13.50 each, 12.6.2027, 19:30.", "From 7.30pm, £13.50 each, 12.6.2027, 19:30."],
  ["St. Helens and/or Hull... maybe", "St. Helens and/or Hull... maybe"],
])("%s is written %s", (typed, written) => {
  expect(unlinked(typed)).toBe(written);
});
