import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "one-hour",
    name: "One hour",
    minutes: 60,
    price: 10000,
    includes: [
      "60 minutes of pouring and carrying the beer you provide",
      "Bodice, skirt and apron",
      "One table game, kit included",
    ],
  },
  {
    id: "two-hours",
    name: "Two hours",
    minutes: 120,
    price: 18000,
    includes: [
      "120 minutes of pouring, carrying and clearing",
      "Bodice, skirt and apron",
      "Two table games, kit included",
      "A toast or a sing-along led from the table",
    ],
  },
  {
    id: "three-hours",
    name: "Three hours",
    minutes: 180,
    price: 25500,
    includes: [
      "180 minutes of pouring, carrying and clearing, with one 10-minute break",
      "Bodice, skirt and apron",
      "Three table games, kit and scoreboard included",
      "A toast or a sing-along led from the table",
    ],
  },
] satisfies Package[];
