import { expect, test } from "vitest";
import { quoteForm } from "../form/fields.ts";
import { formOptionsAt } from "../form-options.server.ts";
import { estimateFor } from "./estimate-choice.ts";
import { lineTexts, paymentText, perHeadText, totalLabel, totalText } from "./estimate-text.ts";

const options = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const asked = {
  ...quoteForm.empty,
  act: "cheeky-butlers",
  package: "one-hour",
  performers: "2",
  guests: "about 1,000",
};
const travelLine = (place: string) => lineTexts(estimateFor({ ...asked, place }, options))[1];

test("where performers set out from, and within the free miles, travel is included", () => {
  expect(travelLine("leeds")).toEqual({
    label: "Travel to Leeds",
    detail: "Our performers start there",
    amount: "included",
  });
  expect(travelLine("Harrogate")).toEqual({
    label: "Travel to Harrogate",
    detail: "Within 15 miles of Leeds",
    amount: "included",
  });
});

test("beyond the free miles the travel line shows how its price is worked out", () => {
  const line = travelLine("York");
  const [, miles, beyond] = /^(\d+) miles from Leeds, (\d+) beyond the free 15$/.exec(line?.detail ?? "") ?? [];
  expect(Number(miles) - Number(beyond)).toBe(15);
  expect(line?.amount).toBe(`£${((Number(beyond) * 90) / 100).toFixed(2)}`);
});

test("overseas and unknown places are priced by hand, without a total", () => {
  expect(travelLine("Ibiza")).toEqual({
    label: "Travel to Ibiza",
    detail: "Overseas, so priced by hand",
    amount: "on top",
  });
  expect(travelLine("Little Snoring")?.detail).toBe("Not on our list, so priced by hand");
  const estimate = estimateFor({ ...asked, place: "Ibiza" }, options);
  expect(totalText(estimate)).toBe("£180 plus travel");
  for (const kind of ["request", "direct"] as const) expect(totalLabel(kind, estimate)).toBe("Estimate");
  expect(totalLabel("direct", estimateFor({ ...asked, place: "" }, options))).toBe("Estimate");
  expect(totalLabel("direct", estimateFor({ ...asked, place: "York" }, options))).toBe("Total");
  expect(perHeadText(estimate)).toBeUndefined();
  expect(paymentText(estimate)).toBeUndefined();
});

test("a total is shown per head and with what would be due", () => {
  const estimate = estimateFor({ ...asked, place: "Leeds", date: "12 June 2027" }, options);
  expect(totalText(estimate)).toBe("£180");
  expect(perHeadText(estimate)).toBe("£0.18 a head for 1000");
  expect(paymentText(estimate)).toBe("If you book: £36 deposit then, £144 by 29 May 2027.");
  expect(paymentText(estimateFor({ ...asked, place: "Leeds", date: "1 Dec 2026" }, options))).toBe(
    "If you book, the whole £180 is due then, as the party is within 14 days.",
  );
});

test("an agency’s terms of one day, one free mile or none are said in the singular, or not at all", () => {
  const place = { name: "Otley", slug: "otley", otherNames: [], postcodes: [], areas: [], base: "Leeds", miles: 1 };
  const offered = (freeMiles: number, pence: number) => ({
    ...options,
    freeMiles,
    places: [{ ...place, pence }],
    terms: { ...options.terms, balanceDueDays: 1 },
  });
  const travel = (freeMiles: number, pence: number) =>
    lineTexts(estimateFor({ ...asked, place: "Otley" }, offered(freeMiles, pence)))[1].detail;
  expect(travel(0, 90)).toBe("1 mile from Leeds");
  expect(travel(1, 0)).toBe("Within 1 mile of Leeds");
  expect(travel(0, 0)).toBe("1 mile from Leeds");
  const payment = (date: string) => paymentText(estimateFor({ ...asked, place: "Otley", date }, offered(1, 0)));
  expect(payment("")).toBe("If you book: £36 deposit then, £144 at the latest 1 day before the party.");
  expect(payment("22 November 2026")).toBe("If you book, the whole £180 is due then, as the party is within 1 day.");
});

test("what can’t be read yet counts as not said", () => {
  const nothing = estimateFor({ ...quoteForm.empty, act: "nonsense", package: "?", performers: "-4" }, options);
  expect(totalText(nothing)).toBe("£135 before travel");
});
