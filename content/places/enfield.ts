import type { Place } from "../shape.ts";

export default {
  slug: "enfield",
  name: "Enfield",
  kind: "area",
  parent: "london",
  within: "in Enfield",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "The first cash machine anywhere was switched on in Enfield Town in 1967, handy for the kitty. North of it the city gives up: Forty Hall, Trent Park, garden centres at Crews Hill, then the M25. Halls and sports grounds are plentiful, and houses off the Ridgeway have proper drives.",
  spots: [
    {
      name: "Enfield Town",
      text: "Rooms round the market place and Church Street, with multi-storey parking at the back door.",
    },
    {
      name: "Chase Side and Gentleman’s Row",
      text: "Old cottages along the New River loop: charming, narrow, better for ten guests than thirty.",
    },
    {
      name: "Cockfosters and Trent Park",
      text: "Large suburban houses and sports pavilions where the Piccadilly line terminates beside the woods.",
    },
  ],
  arriving:
    "Trains run from Liverpool Street to Enfield Town and from Moorgate to Enfield Chase; two stations, one short walk apart. From the M25, junction 24 suits Cockfosters and 25 suits the Town.",
  busy: {
    when: "Summer bank holidays and Forty Hall wedding Saturdays",
    why: "Trent Park holds outdoor events when it’s warm, and brides book out the borough’s lawns from May onward.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Rugby pavilions, golf lounges and the big kitchens off the Ridgeway: Enfield’s hens have room to make a proper noise. Greek-Cypriot cousins, school-gate friends and a grandmother in charge of catering are all expected.",
    "female-stripper":
      "Have the stag in a sports clubhouse beyond Chase Farm, where the pitch serves for an afternoon kickabout and the bar for what follows. Cockfosters conservatories suit mixed birthdays and anybody who is shy of Zone 1.",
  },
} satisfies Place;
