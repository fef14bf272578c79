import type { Place } from "../shape.ts";

export default {
  slug: "bolton",
  name: "Bolton",
  kind: "town",
  within: "in Bolton",
  nation: "England",
  county: "Greater Manchester",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "A Boltonian calls it Bowtun and heads for Churchgate, where the oldest inn signs hang, or Bradshawgate, where the music is louder. Le Mans Crescent gives the town its grand sweep of stone; Egerton, Horwich and Smithills supply the farmhouses and the wind off Winter Hill.",
  spots: [
    { name: "Churchgate", text: "Short, historic and sociable, from the market cross to the parish church gates." },
    {
      name: "Bradshawgate",
      text: "Main drag of a Bolton Saturday, heading south from the market cross towards Trinity Street.",
    },
    {
      name: "Egerton and Belmont",
      text: "Moor-edge stone cottages with big kitchens, for weekends in boots rather than heels.",
    },
  ],
  arriving:
    "Bolton’s platforms at Trinity Street connect by footbridge with the bus interchange. For Horwich and the stadium, use Horwich Parkway or junction 6 of the M61.",
  busy: {
    when: "Food and Drink Festival at August bank holiday, and Wanderers home Saturdays",
    why: "Victoria Square turns into one long street kitchen for the holiday, and football takes the kerbs out at Horwich.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "Pasty first, party second is sound planning for a Bolton hen. An Egerton kitchen with an island makes a natural stage; so does a Churchgate upper room where the bride’s friends from the school kitchen have saved the best chairs.",
    "female-stripper":
      "Winter Hill walkers, Wanderers fans and Heaton golf-club stags all need thawing out at some point. Choose a Smithills farmhouse for volume or a Bradshawgate room for convenience, and bring wives and brothers alike.",
    "drag-queen":
      "Town Hall lions guard Victoria Square, and a queen would ride one given notice. Hire her instead for bingo at a Farnworth club, a market-hall traders’ do, or lip-sync trials above Deansgate in the Christmas rush.",
  },
} satisfies Place;
