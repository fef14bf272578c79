import type { Place } from "../shape.ts";

export default {
  slug: "cheltenham",
  name: "Cheltenham",
  kind: "town",
  within: "in Cheltenham",
  nation: "England",
  county: "Gloucestershire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Cheltenham has two speeds. Most of the year it is Regency terraces, a leafy Promenade and a festival of something in the tents at Montpellier; for four days in March it is tweed, Guinness and loud opinions on the Gold Cup. Book a house well before, or well after.",
  spots: [
    {
      name: "Montpellier",
      text: "Caryatids between the shop windows, terraces for lunch, and cocktail basements for afterwards.",
    },
    {
      name: "The Suffolks and Bath Road",
      text: "Village-sized streets of antiques and suppers, with villas behind that are let by the floor.",
    },
    {
      name: "Pittville",
      text: "Lawns, lakes and the domed Pump Room, among white houses sized for a racing syndicate.",
    },
  ],
  arriving:
    "Cheltenham Spa station is out at Lansdown, a taxi from everything; Race Week adds shuttle buses and queues. From the M5 it’s junction 11; lend a driveway if you have one.",
  busy: {
    when: "Gold Cup week in March, the November and New Year’s Day meetings, and the Jazz and Literature Festivals",
    why: "Racegoers book well ahead, from Prestbury to Gloucester; jazz in May and books in October use up the rest.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "Pittville drawing rooms have the shutters and the scale: hens at one end, him at the other, tea urn between. Owners, wives and a syndicate’s worth of lads could have the same in Prestbury after racing, winners or not.",
    "female-stripper":
      "Race stags want it between the last and dinner, so a rented flat near Lansdown beats any hotel lobby. Out of season it’s calmer: cricket-festival regulars, women on a Montpellier birthday, couples with a barn near Winchcombe.",
    "drag-queen":
      "Everything here gets a festival, so declare one for bingo. A queen can chair it from a Suffolks dining room, emcee a GCHQ leaving do (she keeps secrets too), or lip-sync her way through a Promenade brunch.",
  },
} satisfies Place;
