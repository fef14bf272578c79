import type { Place } from "../shape.ts";

export default {
  slug: "croydon",
  name: "Croydon",
  kind: "area",
  parent: "london",
  within: "in Croydon",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Croydon is trams, towers and trains every few minutes. Offices have become flats with roof terraces, South End feeds whole companies at Christmas, and Surrey Street has sold vegetables since the Middle Ages. Ask people here if it’s London or Surrey and you’ve got the evening’s debate.",
  spots: [
    {
      name: "South End",
      text: "Restaurant after restaurant south of the flyover, several with a back room for forty.",
    },
    {
      name: "East Croydon towers",
      text: "Converted office-block apartments, lifts and terraces included, two minutes from platform level.",
    },
    {
      name: "Purley and Shirley",
      text: "Suburban houses, golf-side function rooms and scout huts under the North Downs, where there’s a driveway.",
    },
  ],
  arriving:
    "East Croydon is a quarter-hour from London Bridge or Victoria and the same again from Gatwick. Trams go on to Addiscombe and Wimbledon; drivers use the multi-storeys off Wellesley Road.",
  busy: {
    when: "December, and Palace home games at Selhurst Park",
    why: "Office and council teams book South End by the table, and matchday traffic thickens from Thornton Heath downward.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Gatwick hens flying out at dawn can make Croydon the night before: tower-block apartment, tram to dinner, act at nine. Purley gardens and Shirley golf rooms look after larger families and big birthdays.",
    "female-stripper":
      "A stag after Selhurst Park, a work leaving do off George Street, a mixed thirtieth on a roof terrace by East Croydon: each has space and a lift. Check the tower’s guest rules and the rest is simple.",
  },
} satisfies Place;
