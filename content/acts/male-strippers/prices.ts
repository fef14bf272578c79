import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 15,
    price: 13500,
    includes: [
      "A routine in one costume",
      "A dance with the guest of honour, if they say yes",
      "Music to play through your speaker",
    ],
  },
  {
    id: "full-show",
    name: "Full show",
    minutes: 30,
    price: 18500,
    includes: [
      "Two routines in two costumes",
      "A dance with the guest of honour, if they say yes",
      "One game for the group",
      "Music to play through your speaker",
    ],
  },
  {
    id: "show-and-serving",
    name: "Show and serving",
    minutes: 90,
    price: 24500,
    includes: [
      "The full show, then an hour of serving drinks",
      "Two costumes for the show; black trousers, bow tie and cuffs to serve in",
      "Two games for the group",
      "Music to play through your speaker",
    ],
  },
] satisfies Package[];
