import { expect, test } from "vitest";
import { locate, townIn } from "./locate.server.ts";
import { milesBetween } from "./rules.ts";

const leeds = { lat: 53.8, lon: -1.549 };
const away = (text: string) => {
  const point = locate(text);
  return point && Math.round(milesBetween(leeds, point));
};

test.each(["Leeds", "leeds, west yorkshire", "LS1", "LS1 4DY", "ls14dy"])("%s is in Leeds", (text) =>
  expect(away(text)).toBeLessThan(3),
);

test("a postcode is finer than its town", () => expect(away("LS29")).toBeGreaterThan(8));

test("a town without a page is known by its name", () => expect(away("Otley")).toBeLessThan(12));

test.each(["", "the old barn", "ZZ99", "12"])("%j is nowhere that we know", (text) =>
  expect(locate(text)).toBeUndefined(),
);

test.each([
  ["Otley", "Otley"],
  ["otley, west yorkshire", "Otley"],
  ["12 Mill Lane, Leeds, LS6 2AB", "Leeds"],
  ["The Old Chapel, Fossgate, York", "York"],
  ["Rose Cottage, Brum, UK", "Birmingham"],
  ["12 Mill Lane Leeds", ""],
  ["near Otley", ""],
  ["Headingley", ""],
  ["Prague", ""],
  ["Rose Cottage, Mill Lane", ""],
  ["LS6 2AB", ""],
  ["", ""],
])("of %j others may read %j", (address, town) => expect(townIn(address)).toBe(town));
