import { expect, test } from "vitest";
import { sitePages } from "../site/pages.server.ts";
import { parsePlacePath, placePath } from "./paths.ts";
import { places } from "./store.server.ts";

test("a path is parsed into service and place, even if the place has hyphens", () => {
  expect(parsePlacePath("male-stripper-hire-leeds")).toEqual({ service: "male-stripper", slug: "leeds" });
  expect(parsePlacePath("female-stripper-hire-stratford-upon-avon")).toEqual({
    service: "female-stripper",
    slug: "stratford-upon-avon",
  });
  expect(parsePlacePath(placePath("drag-queen", "st-helens").slice(1))).toEqual({
    service: "drag-queen",
    slug: "st-helens",
  });
});

test.each([
  "blog",
  "male-stripper-hire",
  "male-stripper-hire-",
  "cheeky-butler-hire-leeds",
  "male-stripper-hire-Leeds",
  "male-stripper-hire-leeds--x",
])("%s is no place page", (segment) => {
  expect(parsePlacePath(segment)).toBeUndefined();
});

test("every place has a page for each of its services and no other", () => {
  const pages = sitePages().flatMap(({ path }) => parsePlacePath(path.slice(1)) ?? []);
  const offered = places.flatMap(({ slug, services }) => services.map((service) => ({ service, slug })));
  expect(pages).toEqual(offered);
});
