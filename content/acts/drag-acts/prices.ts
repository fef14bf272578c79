import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 30,
    price: 24500,
    includes: [
      "30 minutes: three numbers with patter between",
      "Full drag: wig, gown, lashes",
      "A dedication to the guest of honour, by name",
      "Backing tracks brought by the performer",
    ],
  },
  {
    id: "full-show",
    name: "Full show",
    minutes: 60,
    price: 34500,
    includes: [
      "60 minutes: five numbers and 20 minutes of games",
      "One costume change",
      "A dedication to the guest of honour, by name",
      "Backing tracks brought by the performer",
    ],
  },
  {
    id: "two-hours",
    name: "Two-hour host",
    minutes: 120,
    price: 52500,
    includes: [
      "120 minutes as host: introductions, raffle or awards, and links",
      "Drag bingo or a quiz, cards and pens included",
      "Three numbers and one costume change",
      "Backing tracks brought by the performer",
    ],
  },
] satisfies Package[];
