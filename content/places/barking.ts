import type { Place } from "../shape.ts";

export default {
  slug: "barking",
  name: "Barking",
  kind: "area",
  parent: "london",
  within: "in Barking",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Barking began with an abbey, and its Curfew Tower still guards the green beside St Margaret’s. Fishing boats have gone from the Town Quay on the Roding; flats have come instead, and more at Barking Riverside on the Thames. Parties mix old dock families, new arrivals and anyone off the District line.",
  spots: [
    {
      name: "Town Quay and the Roding",
      text: "Warehouse conversions and newer blocks beside the creek, with balconies and ground-floor common rooms.",
    },
    {
      name: "Barking town centre",
      text: "Rooms near the Broadway theatre and station parade, simplest when half your guests come by c2c.",
    },
    {
      name: "Upney and Eastbury",
      text: "Becontree-edge terraces, social clubs and church halls in walking distance of Eastbury Manor House.",
    },
  ],
  arriving:
    "Barking station joins the District, Hammersmith & City and Suffragette lines with c2c from Fenchurch Street. The A13 and North Circular both bring drivers in; Riverside also has its own Overground stop and pier.",
  busy: {
    when: "Summer bank holidays and Saturdays in December",
    why: "Eastbury Manor’s weddings and the town’s christenings take the halls in summer, and social clubs fill up for Christmas.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Social clubs round Upney have the sprung floor, the bar shutters and a caretaker who has seen it all. Bring the hens by c2c from Southend way, or throw Nan’s seventieth; Barking turns out in numbers.",
    "female-stripper":
      "Town Quay’s flats are right for a small stag or a mixed birthday, eight or ten round a breakfast bar over the Roding. For forty, hire a hall by the Becontree streets and borrow the speakers.",
  },
} satisfies Place;
