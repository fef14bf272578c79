import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 15,
    price: 13000,
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
    price: 18000,
    includes: [
      "Two routines in two costumes",
      "A dance with the guest of honour, if they say yes",
      "A feather-fan or chair number",
      "Music to play through your speaker",
    ],
  },
  {
    id: "show-and-games",
    name: "Show and games",
    minutes: 60,
    price: 25500,
    includes: [
      "The full show, then half an hour of party games",
      "Two costumes, three games",
      "Small prizes for the winners",
      "Music to play through your speaker",
    ],
  },
] satisfies Package[];
