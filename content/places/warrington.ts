import type { Place } from "../shape.ts";

export default {
  slug: "warrington",
  name: "Warrington",
  kind: "town",
  within: "in Warrington",
  nation: "England",
  county: "Cheshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Halfway between Liverpool and Manchester, Warrington suits friends who can’t agree on either. Bridge Street and the Golden Gates make the centre; south of the Ship Canal, Stockton Heath, Appleton and Lymm have the dining rooms, the converted barns and swing bridges to blame for being late.",
  spots: [
    {
      name: "Stockton Heath",
      text: "Village main street with smart suppers, hemmed by the Bridgewater and Ship canals.",
    },
    {
      name: "Bridge Street and Time Square",
      text: "The remade centre beside the market hall, with screens, tables and a cinema crowd.",
    },
    {
      name: "Lymm and Grappenhall",
      text: "Cobbled canal villages and barn conversions with gravel drives, much taken by hens.",
    },
  ],
  arriving:
    "Bank Quay serves London and Chester trains, Central the Liverpool–Manchester stoppers, a fifteen-minute walk apart. The A49 swing bridge turns for the odd ship, so leave early for Stockton Heath.",
  busy: {
    when: "Creamfields over August bank holiday, Walking Day in early summer and Wolves home games",
    why: "Daresbury’s campers buy up every bed off the M56, and rugby league crowds do the same round Winwick Road.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Where three motorways cross, friends from everywhere can reach a Lymm barn by Friday supper. Wire-mad families, Birchwood science-park teams and Appleton brides each get their hour; reckon on the swing bridge stealing five minutes.",
    "female-stripper":
      "Wolves stags have their primrose and blue, and a Stockton Heath room in which to loosen a tie. Business-park leaving dos from Birchwood are generally mixed, easy-going and glad of an act who finds the right roundabout.",
    "drag-queen":
      "Alice’s creator was born at Daresbury, so a Mad Hatter brunch writes itself. Else have a queen at Birchwood’s quarterly bash with bingo, or crowning lip-sync champions of the Parr Hall end of town.",
  },
} satisfies Place;
