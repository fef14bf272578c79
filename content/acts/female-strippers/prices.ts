import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 15,
    price: 13000,
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
    price: 18000,
    includes: [
      "Two routines in two costumes, 30 minutes in all",
      "A dance with the guest of honour, if they say yes",
      "A feather-fan or chair number",
      "Music brought by the performer",
    ],
  },
  {
    id: "show-and-games",
    name: "Show and games",
    minutes: 60,
    price: 25500,
    includes: [
      "The full show: two routines in two costumes, 30 minutes",
      "30 minutes of hosting three party games",
      "Small prizes for the winners",
      "Music brought by the performer",
    ],
  },
] satisfies Package[];
