import { expect, test } from "vitest";
import { formOptionsAt } from "../form-options.server.ts";
import { matchPlace } from "./places.ts";

const { places } = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const slug = (text: string) => matchPlace(text, places)?.slug;

test.each([
  ["Leeds", "leeds"],
  ["  lEEDS ", "leeds"],
  ["Leeds, West Yorkshire", "leeds"],
  ["Leeds, Yorkshire", "leeds"],
  ["Brighton, Sussex", "brighton"],
  ["leeds, UK", "leeds"],
  ["St. Helens", "st-helens"],
  ["saint helens", "st-helens"],
  ["Málaga", "malaga"],
  ["notting hill", "notting-hill"],
  ["Notting Hill, London", "notting-hill"],
  ["Newcastle upon Tyne", "newcastle"],
  ["newcastle-upon-tyne, Tyne and Wear", "newcastle"],
  ["Newcastle–upon–Tyne", "newcastle"],
  ["Brum", "birmingham"],
  ["Kingston upon Hull, UK", "hull"],
  ["LS6", "leeds"],
  ["ls6 2ab", "leeds"],
  ["SW1A1AA", "westminster"],
  ["BS8 1TH", "clifton"],
  ["Leeds LS6 3HN", "leeds"],
  ["leeds, ls63hn", "leeds"],
  ["Leeds, West Yorkshire, LS6", "leeds"],
  ["Leeds LS29 8DL", "leeds"],
  ["Newcastle upon Tyne NE1 4ST", "newcastle"],
  ["London SW1A 1AA", "london"],
  ["Park Street, Bristol BS1 5NT", "park-street"],
  ["BT1", "belfast"],
  ["bt9 5ab", "belfast"],
  ["BT48", "derry"],
  ["Belfast, BT1 1AA", "belfast"],
  ["Belfast BT1 5GS", "belfast"],
  ["Belfast, NI", "belfast"],
  ["Derry, N. Ireland", "derry"],
  ["Leeds city centre", "leeds"],
  ["York Town Centre", "york"],
  ["Manchester centre", "manchester"],
  ["Newcastle upon Tyne city centre, UK", "newcastle"],
  ["Leeds, city centre", "leeds"],
  ["Leeds (centre) LS1 4DY", "leeds"],
  ["Central London", "london"],
  ["the centre of York", "york"],
  ["Central Manchester, UK", "manchester"],
  ["Glasgow Central", "glasgow"],
  ["East London", "london"],
  ["South-East London", "london"],
  ["City of London", "london"],
  ["London UK", "london"],
  ["Leeds West Yorkshire", "leeds"],
  ["Leeds city centre West Yorkshire", "leeds"],
  ["Cardiff Wales", "cardiff"],
  ["Belfast NI", "belfast"],
  ["Camden Town London", "camden"],
  ["Milton Keynes", "milton-keynes"],
  ["Central Milton Keynes", "milton-keynes"],
])("%s is ours", (text, expected) => expect(slug(text)).toBe(expected));

test.each([
  "Richmond, North Yorkshire",
  "Richmond, Yorkshire",
  "Newport, Isle of Wight",
  "Little Snoring",
  "",
  ",",
  "Leeds Castle",
  "Gateshead",
  "LS",
  "LS29 8DL",
  "ZE1",
  "LS6 2AB and LS7",
  "Richmond DL10 4AA",
  "Richmond, North Yorkshire, TW9 1AA",
  "Newport, PO30 1AA",
  "Little Snoring NR21 0HZ",
  "BT74",
  "Enniskillen BT74 7HL",
  "Madrid 28013",
  "Belfast, Scotland",
  "Centre Parcs Sherwood",
  "Center Parcs, Nottingham",
  "Central",
  "city centre",
  "town centre, UK",
  "Trafford Centre",
  "Leeds Shopping Centre",
  "Central Parade, Leeds Road",
  "Richmond city centre, North Yorkshire",
  "Richmond North Yorkshire",
  "Newport Isle of Wight",
  "Newcastle under Lyme",
  "Camden Yorkshire",
  "London Colney",
  "York Way, London",
  "Bath Road",
  "West Derby",
  "North Sunderland",
  "East Preston",
])("%j is not one of ours", (text) => expect(slug(text)).toBeUndefined());

test("the price list that the browser fetches has the postcodes; an earlier release's, which it may have kept, has none", () => {
  const fetched: typeof places = JSON.parse(JSON.stringify(places));
  expect(matchPlace("LS6", fetched)?.slug).toBe("leeds");
  expect(
    matchPlace(
      "LS6",
      fetched.map(({ postcodes: _, ...place }) => place),
    ),
  ).toBeUndefined();
});

test("every place is found by its name and by its slug", () => {
  for (const place of places) {
    expect(slug(place.name.toUpperCase())).toBe(place.slug);
    expect(slug(place.slug)).toBe(place.slug);
  }
});
