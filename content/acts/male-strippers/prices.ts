import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 15,
    price: 13500,
    includes: [
      "A 15-minute routine in one costume",
      "A dance with the guest of honour, if they say yes",
      "Music brought by the performer",
    ],
  },
  {
    id: "full-show",
    name: "Full show",
    minutes: 30,
    price: 18500,
    includes: [
      "Two routines in two costumes, 30 minutes in all",
      "A dance with the guest of honour, if they say yes",
      "One game for the group",
      "Music brought by the performer",
    ],
  },
  {
    id: "show-and-serving",
    name: "Show and serving",
    minutes: 90,
    price: 24500,
    includes: [
      "The full show: two routines in two costumes, 30 minutes",
      "60 minutes of serving drinks in bow tie and cuffs",
      "Two games for the group",
      "Music brought by the performer",
    ],
  },
] satisfies Package[];
