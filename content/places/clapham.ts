import type { Place } from "../shape.ts";

export default {
  slug: "clapham",
  name: "Clapham",
  kind: "area",
  parent: "london",
  within: "in Clapham",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Clapham is a flat green common with a high street at one corner and thousands of shared houses all round it. Half of them hold people who met at university and are now marrying each other. Expect hens in Old Town gardens, stags on Clapham High Street and rugby shirts in every season.",
  spots: [
    {
      name: "Old Town",
      text: "Pavement tables by the Pavement itself, and Georgian houses with gardens big enough for a marquee.",
    },
    {
      name: "Abbeville Road",
      text: "Quiet terraces nicknamed a village, ideal for a kitchen party that ends before the babysitter does.",
    },
    {
      name: "Clapham North arches",
      text: "Railway-arch rooms near the High Street where the trains are louder than your playlist.",
    },
  ],
  arriving:
    "Three Northern line stops carry the name, with Night Tube at weekends. Clapham Junction is over a mile away in Battersea, a mistake every visiting group makes once; send the postcode.",
  busy: {
    when: "Late-August festival weekend and the Six Nations",
    why: "Music takes over the common around the bank holiday, and England matches turn SW4’s big screens into standing room.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Six flatmates, one knocked-through lounge off Abbeville Road and a maid of honour with a spreadsheet: that is Clapham’s classic hen. The common makes a fine warm-up, sports-day style, for men and women alike.",
    "female-stripper":
      "Old Town function rooms suit a stag who wants his rugby team, his sister and his boss in one place. Finish before the High Street queues form, and you keep the evening’s best walk-in hour.",
  },
} satisfies Place;
