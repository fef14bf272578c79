import type { Place } from "../shape.ts";

export default {
  slug: "newcastle",
  name: "Newcastle",
  kind: "town",
  within: "in Newcastle",
  nation: "England",
  county: "Tyne and Wear",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Toon nights go downhill in the best way, coatless, from Grey’s Monument through Grainger Town’s curved terraces to the Quayside and its seven bridges. Groups stay in apartments over the Tyne or big Jesmond terraces, and the first hen party steps off the train on Friday afternoon.",
  spots: [
    {
      name: "Collingwood Street",
      text: "The Diamond Strip, all doormen and tall shoes, between Central Station and the cathedral.",
    },
    {
      name: "Quayside",
      text: "River flats and function rooms under the Tyne Bridge, with Gateshead’s arts buildings over the water.",
    },
    {
      name: "Jesmond",
      text: "Osborne Road’s front terraces and roomy shared houses, a quick Metro hop from Monument.",
    },
  ],
  arriving:
    "Metro platforms lie beneath Central Station. From there to the river means the Side or Dog Leap Stairs, so anyone with a costume case wants a taxi to the Quayside door.",
  busy: {
    when: "The Northumberland Plate in late June, Great North Run weekend in September and home matches",
    why: "Gosforth Park racegoers, half-marathon runners and St James’ Park all chase the same beds.",
  },
  leadWeeks: 7,
  lines: {
    "male-stripper":
      "Jesmond house, hens in the front room, Metro to Monument afterwards: that is the classic order of play. Quayside apartments do nicely for smaller birthdays, provided you say whether it is the Newcastle or Gateshead bank.",
    "female-stripper":
      "Stags with the Diamond Strip planned for ten should have their show at eight, in the flat, while everyone can still follow it. Ouseburn’s warehouse rooms take larger mixed gangs, Geordie grandmothers included.",
    "drag-queen":
      "The Pink Triangle, round by the Centre for Life, keeps Tyneside in sequins. Hire a queen for a Grainger Town office party, an Osborne Road brunch, or bingo with Geordie calls your own table has written.",
  },
} satisfies Place;
