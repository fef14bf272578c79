import type { Place } from "../shape.ts";

export default {
  slug: "fulham",
  name: "Fulham",
  kind: "area",
  parent: "london",
  within: "in Fulham",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Fulham fills a bend of the Thames with terraced houses, some wearing stone lions on their gables, and with people in their twenties who share them. Two football grounds, a bishop’s palace and Parsons Green’s summer lawn set the calendar. House parties are normal; so are knocked-through kitchens.",
  spots: [
    {
      name: "Parsons Green",
      text: "Villagey tables round the triangle, and family houses whose side-return kitchens seat sixteen.",
    },
    {
      name: "Fulham Broadway",
      text: "Function rooms near the District line, rowdy when Chelsea play and quick to clear afterwards.",
    },
    {
      name: "Sands End and Imperial Wharf",
      text: "Newer river apartments with a porter, underground bays and views towards Battersea.",
    },
  ],
  arriving:
    "Parsons Green, Putney Bridge and Fulham Broadway share one District line branch. Matchday parking rules bite around Craven Cottage and Stamford Bridge, so give a performer your zone and a voucher.",
  busy: {
    when: "Boat Race day, plus home games at either ground",
    why: "Putney Bridge crowds arrive from breakfast in spring; later in the year fixture lists decide whether Fulham Road moves at all.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "The natural stage is a Parsons Green kitchen with the island cleared: flatmates, sisters, the mother of the bride pretending to be shocked. A rugby-club hen by Hurlingham Park suits it just as happily.",
    "female-stripper":
      "Stags in Fulham have often been to Craven Cottage first, so plan for ninety minutes after the whistle and a room off the Broadway. Housemates’ birthdays near Bishop’s Park can be mixed, relaxed and shoeless.",
  },
} satisfies Place;
