import { expect, test } from "vitest";
import { parsePlacePath, placePath, placePaths } from "./paths.ts";

test("a path says its service and its place, hyphens and all", () => {
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

test("every place has a path for each of its services and no other", () => {
  const paths = placePaths([
    { slug: "leeds", services: ["male-stripper", "drag-queen"] },
    { slug: "soho", services: ["male-stripper"] },
  ]);
  expect(paths).toEqual(["/male-stripper-hire-leeds", "/male-stripper-hire-soho", "/drag-queen-hire-leeds"]);
});
