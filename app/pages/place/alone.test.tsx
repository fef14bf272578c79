import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Nearby } from "./nearby.tsx";
import { placeData } from "./place.server.ts";
import { Others } from "./sections.tsx";

const drawn = (part: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
const shipped = placeData("drag-queen-hire-cardiff");

test("the only town with pages is near no other, and not abroad", () => {
  const alone = { ...shipped, near: [], rings: [], areas: [] };
  expect(drawn(<Nearby data={alone} />)).toMatch(/<h2[^>]*>Elsewhere<\/h2>/);
  expect(drawn(<Nearby data={shipped} />)).toMatch(/<h2[^>]*>Near Cardiff<\/h2>/);
});

test("a town beside its city leads to the city by its name alone, however far away it is", () => {
  expect(drawn(<Nearby data={placeData("male-stripper-hire-watford")} />)).toMatch(
    /<a[^>]*href="\/male-stripper-hire-london"[^>]*>London<\/a>/,
  );
});

test("the page of an agency's only act has no list of other acts", () => {
  expect(drawn(<Others data={{ ...shipped, others: [] }} />)).toBe("");
});
