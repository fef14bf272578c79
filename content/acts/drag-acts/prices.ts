import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 30,
    price: 24500,
    includes: [
      "Three numbers with patter between",
      "Full drag: wig, gown, lashes",
      "A dedication to the guest of honour, by name",
      "Backing tracks to play through your speaker or PA",
    ],
  },
  {
    id: "full-show",
    name: "Full show",
    minutes: 60,
    price: 34500,
    includes: [
      "Five numbers and 20 minutes of games",
      "One costume change",
      "A dedication to the guest of honour, by name",
      "Backing tracks to play through your speaker or PA",
    ],
  },
  {
    id: "two-hours",
    name: "Two-hour host",
    minutes: 120,
    price: 52500,
    includes: [
      "Your host: introductions, raffle or awards, and links",
      "Drag bingo or a quiz, cards and pens included",
      "Three numbers and one costume change",
      "Backing tracks to play through your speaker or PA",
    ],
  },
] satisfies Package[];
