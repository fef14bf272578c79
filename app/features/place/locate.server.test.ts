import { expect, test } from "vitest";
import { locate, locateAddress, townIn } from "./locate.server.ts";
import { milesBetween } from "./rules.ts";

const leeds = { lat: 53.8, lon: -1.549 };
const away = (text: string) => {
  const point = locate(text);
  return point && Math.round(milesBetween(leeds, point));
};

test.each([
  "Leeds",
  "leeds, west yorkshire",
  "Leeds city centre",
  "central Leeds",
  "Leeds, town centre, UK",
  "LS1",
  "LS1 4DY",
  "ls14dy",
])("%s is in Leeds", (text) => expect(away(text)).toBeLessThan(3));

test("a postcode is located more precisely than its town", () => expect(away("LS29")).toBeGreaterThan(8));

test("a town without a page is known by its name", () => expect(away("Otley")).toBeLessThan(12));

test.each(["", "the old barn", "ZZ99", "JE2", "LS79", "12", "town centre"])("%j is nowhere that we know", (text) =>
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
  ["Mill Lane, Otley town centre, UK", "Otley"],
  ["Mill Lane, town centre", ""],
  ["", ""],
])("of %j others may read %j", (address, town) => expect(townIn(address)).toBe(town));

const from = (place: string, text: string) => {
  const [here, there] = [locate(place), locateAddress(text)];
  return here && there && Math.round(milesBetween(here, there));
};

test.each([
  ["Belfast", "Belfast, BT1 5GS", 0],
  ["Belfast", "bt1", 0],
  ["Belfast", "12 Falls Road, Belfast", 0],
  ["Derry", "BT48 6AA", 0],
  ["Enniskillen", "The barn, BT74 7HL", 0],
  ["LS6", "12 Mill Lane, Leeds, LS6 2AB", 0],
  ["LS21", "Otley LS21", 0],
  ["Newport, Isle of Wight", "Newport, PO30 1AA", 2],
  ["Richmond, North Yorkshire", "Rose Cottage, Richmond, North Yorkshire", 0],
  ["Leeds", "Leeds, LS79 1AA", 0],
])("from %s to the address %j it is about as far as here", (place, text, most) =>
  expect(from(place, text)).toBeLessThanOrEqual(most),
);

test.each(["12 Mill Lane", "Rose Cottage, JE2 3AB", "Flat B2, the old barn"])(
  "%j is no address that we can place",
  (text) => expect(locateAddress(text)).toBeUndefined(),
);
