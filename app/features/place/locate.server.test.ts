import { expect, test } from "vitest";
import { locate } from "./locate.server.ts";
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
