import type { Place } from "../shape.ts";

export default {
  slug: "mayfair",
  name: "Mayfair",
  kind: "area",
  parent: "london",
  within: "in Mayfair",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Mayfair runs from the ballrooms of Park Lane to the tailors of Savile Row, with embassies and garden squares between. Parties happen in suites, in mews houses off Grosvenor Square and at long tables near Mount Street, usually dressed up, and usually with a doorman who ought to be told first.",
  spots: [
    {
      name: "Park Lane",
      text: "Hotel suites looking over Hyde Park, where the concierge will want the performer’s name before the lift does.",
    },
    {
      name: "Shepherd Market",
      text: "A knot of lanes behind Curzon Street with little upstairs rooms, right for a dinner of twelve.",
    },
    {
      name: "The mews",
      text: "Former stables behind Berkeley Square: one handsome reception room, close neighbours, music down early.",
    },
  ],
  arriving:
    "Green Park and Bond Street stations stand at opposite corners. Park Lane itself is free of the daytime Congestion Charge, unlike the streets behind it, and there’s a car park under Hyde Park.",
  busy: {
    when: "Mid-November to New Year’s Eve",
    why: "Awards dinners take over the Park Lane ballrooms while Winter Wonderland fills its corner of Hyde Park, so suites on that side go early.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Suited to a suite above Hyde Park: bridesmaids in robes between dinner and dancing, or a big birthday for somebody who likes things done properly. Savile Row tailoring optional; a fast change out of it is not.",
    "female-stripper":
      "Think of a stag dinner in a private room near Mount Street, a landmark birthday in a Mayfair mews, or a mixed table off Berkeley Square. Give the front desk a name and keep the rest for upstairs.",
  },
} satisfies Place;
