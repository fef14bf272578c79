import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "one-hour",
    name: "One hour",
    minutes: 60,
    price: 12000,
    includes: [
      "60 minutes of carrying and pouring the drinks you provide",
      "Bow tie, black skirt and heels",
      "A uniform with a top in the bag, in case the venue asks for it",
    ],
  },
  {
    id: "two-hours",
    name: "Two hours",
    minutes: 120,
    price: 21000,
    includes: [
      "120 minutes of serving drinks and food you provide",
      "Bow tie, black skirt and heels",
      "Scorekeeping or dealing for one game",
      "A uniform with a top in the bag, in case the venue asks for it",
    ],
  },
  {
    id: "three-hours",
    name: "Three hours",
    minutes: 180,
    price: 29500,
    includes: [
      "180 minutes of serving, with one 10-minute break",
      "Bow tie, black skirt and heels",
      "Scorekeeping or dealing all evening",
      "A uniform with a top in the bag, in case the venue asks for it",
    ],
  },
] satisfies Package[];
