import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "one-hour",
    name: "One hour",
    minutes: 60,
    price: 9000,
    includes: [
      "60 minutes of pouring, topping up and clearing glasses",
      "Bow tie, collar, cuffs and apron over black trousers",
      "One game, kit included",
    ],
  },
  {
    id: "two-hours",
    name: "Two hours",
    minutes: 120,
    price: 16000,
    includes: [
      "120 minutes of serving drinks and food you provide",
      "Bow tie, collar, cuffs and apron over black trousers",
      "Two games, kit included",
      "A toast to the guest of honour",
    ],
  },
  {
    id: "three-hours",
    name: "Three hours",
    minutes: 180,
    price: 22500,
    includes: [
      "180 minutes of serving drinks and food you provide",
      "Bow tie, collar, cuffs and apron over black trousers",
      "Three games, kit included",
      "A toast to the guest of honour",
      "Glasses washed and stacked before he leaves",
    ],
  },
] satisfies Package[];
