import { expect, test } from "vitest";
import { estimateFor } from "../../../features/quote/estimate/estimate-choice.ts";
import { quoteForm } from "../../../features/quote/form/fields.ts";
import { formOptionsAt } from "../../../features/quote/form-options.server.ts";
import { priceNear } from "./price-near.server.ts";

const options = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const answer = (place: string) => {
  const here = priceNear("cheeky-butler-hire", place)?.here;
  if (!here) throw new Error(`Nothing is called "${place}".`);
  return here;
};

test.each([
  "York",
  "YO1 7HH",
  "BT1",
  "BT48 6AA",
  "LS",
  "Ibiza",
  "Skegness",
  "IV51",
  "PH33",
  "WF1",
  "LS29",
  "BT74",
  "JE2",
  "PH",
  "Headingley",
  "Leamington",
  "Majorca",
  "Palma",
  "Dalston",
  "Ealing",
  "W5",
  "Ilkley",
  "Gateshead",
  "Warwick",
  "Matlock",
  "Bedford",
  "Stratford",
])("for %s the page has a price with travel only where the quote form has the same", (place) => {
  const { lowest, rows, travel } = answer(place);
  const [row] = rows;
  const typed = new URLSearchParams(row?.to.split("?")[1]).get("place") ?? place;
  const asked = { ...quoteForm.empty, act: "cheeky-butlers", package: "one-hour", performers: "1", place: typed };
  const { total, subtotal } = estimateFor(asked, options);
  expect({ pence: row?.pence, priced: travel !== null }).toEqual({ pence: total ?? subtotal, priced: total !== null });
  expect(lowest.what).toContain(travel === null ? "plus the journey" : "travel included");
});

test.each([
  "Headingley",
  "Leamington",
  "Palma",
  "Dalston",
  "Ealing",
  "W5",
  "Ilkley",
  "LS29 8DL",
  "Warwick",
  "CV34",
  "Matlock",
])("the quote form knows %s as the page does", (place) => {
  const asked = { ...quoteForm.empty, act: "cheeky-butlers", package: "one-hour", performers: "1", place };
  const { travel, lowest } = answer(place);
  expect(estimateFor(asked, options)).toMatchObject({
    subtotal: lowest.pence,
    total: travel === null ? null : lowest.pence,
  });
});

test("a town within the free miles has its own price, with travel, and leads to the form by its own name", () => {
  const { within, why, travel, unlisted, rows } = answer("Ealing");
  expect({ within, travel, unlisted }).toEqual({ within: "in Ealing", travel: 0, unlisted: undefined });
  expect(why).toBe("About 8 miles from our London base as the crow flies, within the 15 that are free.");
  expect(rows[0]?.to).toContain("&place=Ealing&");
});

test("a neighbour that is a town further off has no price of its own, and its own distance", () => {
  expect(answer("Matlock").unlisted).toMatchObject({ name: "Matlock", nearest: "Derby", away: "about 15 miles" });
});

test("far from the base no place's free travel is promised, and the distance is the district's own", () => {
  const { within, why, unlisted } = answer("IV51");
  expect(within).toBe("in IV51");
  expect(why).toMatch(/^About 1\d\d miles from our Glasgow base .*IV51 is not on our list/);
  expect(unlisted).toMatchObject({ nearest: "Glasgow", away: expect.stringMatching(/^about 1\d\d miles$/) });
  expect(answer("Skegness").unlisted?.away).toBe("about 37 miles");
});

test("the miles and their price make up the travel that is in the price", () => {
  const { travel, why } = answer("York");
  const [, miles, free, paid, perMile] =
    /^(\d+) miles from our Leeds base: (\d+) free, (\d+) at (\d+)p$/.exec(why) ?? [];
  expect(Number(free) + Number(paid)).toBe(Number(miles));
  expect(Number(paid) * Number(perMile)).toBe(travel);
  expect(answer("Leeds").why).toMatch(/no travel to pay/);
});

test("no distance is printed for a place that is in no list", () => {
  const { name, why, unlisted } = answer("JE2");
  expect(name).toBe("JE2");
  expect(why).toBe(
    "JE2 is not on our list, so we work the journey out for you, as one total before you decide anything.",
  );
  expect(unlisted?.away).toBeUndefined();
  expect(answer("WF").name).toBe("Wakefield");
});
