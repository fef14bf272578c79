import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "one-hour",
    name: "One hour",
    minutes: 60,
    price: 18000,
    includes: [
      "60 minutes as host: a welcome at the door and introductions",
      "Black tie or a ringmaster’s coat, your choice",
      "A toast to the guest of honour",
    ],
  },
  {
    id: "two-hours",
    name: "Two hours",
    minutes: 120,
    price: 29000,
    includes: [
      "120 minutes as host: a welcome at the door and introductions",
      "Black tie or a ringmaster’s coat, your choice",
      "A quiz or two party games, kit included",
      "A toast to the guest of honour",
    ],
  },
  {
    id: "three-hours",
    name: "Three hours",
    minutes: 180,
    price: 39000,
    includes: [
      "180 minutes as host or compère, with one 15-minute break",
      "Black tie or a ringmaster’s coat, your choice",
      "A quiz or three party games, kit included",
      "Links between speeches, raffle or awards",
      "A toast to the guest of honour",
    ],
  },
] satisfies Package[];
