import { expect, test } from "vitest";
import { locatedDistricts } from "../../place/districts.server.ts";
import { nearestBase } from "../../place/store.server.ts";
import { formOptionsAt } from "../form-options.server.ts";
import { loader, type PriceList } from "./api-prices.ts";
import { matchPlace } from "./places.ts";

const options = formOptionsAt(new Date("2026-11-21T12:00:00Z"));
const { places } = options;
const slug = (text: string) => matchPlace(text, options)?.slug;

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
  ["Leamington", "leamington-spa"],
  ["Majorca", "mallorca"],
  ["Palma", "mallorca"],
  ["Headingley", "leeds"],
  ["Headingley, Leeds", "leeds"],
  ["Headingley LS6 3HN", "leeds"],
  ["Dalston", "hackney"],
  ["Dalston, Cumbria", "carlisle"],
  ["Gateshead", "newcastle"],
  ["Warwick", "leamington-spa"],
  ["Ealing", "hammersmith"],
  ["Ealing, London W5", "hammersmith"],
  ["Newcastle under Lyme", "stoke-on-trent"],
  ["West Derby", "liverpool"],
])("%s is ours", (text, expected) => expect(slug(text)).toBe(expected));

test.each([
  "Richmond, North Yorkshire",
  "Richmond, Yorkshire",
  "Newport, Isle of Wight",
  "Little Snoring",
  "",
  ",",
  "Leeds Castle",
  "LS",
  "LA22 9AA",
  "Bedford",
  "Whitchurch",
  "King Street",
  "Matlock",
  "Dalston CA5 7LJ",
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
  "Camden Yorkshire",
  "London Colney",
  "York Way, London",
  "Bath Road",
  "North Sunderland",
  "East Preston",
])("%j is not one of ours", (text) => expect(slug(text)).toBeUndefined());

test.each([
  ["Ealing", { name: "Ealing", base: "London", miles: 8 }],
  ["Headingley", { name: "Headingley", base: "Leeds" }],
  ["Ilkley", { name: "Ilkley", slug: null, base: "Leeds", miles: 14 }],
  ["LS29 8DL", { name: "LS29", slug: null, base: "Leeds", miles: 13 }],
  ["Ilkley, LS29", { name: "LS29", slug: null }],
])("the journey to %s is free, being within the free miles", (text, journey) => {
  expect(matchPlace(text, options)).toMatchObject({ ...journey, pence: 0 });
});

test("what is near one of our places, beyond the free miles, is priced like it, a name as its postcode", () => {
  const leamington = matchPlace("Leamington Spa", options);
  expect(matchPlace("Warwick", options)).toMatchObject({ name: "Leamington Spa", pence: leamington?.pence });
  expect(matchPlace("CV34", options)).toBe(leamington);
});

test("no known position within the free miles costs anything", () => {
  const charged = locatedDistricts().flatMap(({ district, point }) => {
    const isFree = Math.round(nearestBase(point).miles) <= options.freeMiles;
    return isFree && matchPlace(district, options)?.pence !== 0 ? [district] : [];
  });
  expect(charged).toEqual([]);
});

test("the price list that the browser fetches has the postcodes; an earlier release's, which it may have kept, has none", async () => {
  const fetched: PriceList = await loader().json();
  const lists = { ...fetched, freeDistricts: () => fetched.freeDistricts, namesLike: () => [] };
  expect(matchPlace("LS6", lists)?.slug).toBe("leeds");
  expect(matchPlace("LS29", lists)?.pence).toBe(0);
  const earlier = {
    places: fetched.places.map(({ postcodes: _, ...place }) => place),
    freeDistricts: () => undefined,
    namesLike: () => [],
  };
  expect(matchPlace("LS6", earlier)).toBeUndefined();
});

test("every place is found by its name and by its slug", () => {
  for (const place of places) {
    expect(slug(place.name.toUpperCase())).toBe(place.slug);
    expect(slug(place.slug)).toBe(place.slug);
  }
});
