import type { Prices } from "./shape.ts";

/**
 * Everything that costs money, per performer, in pence. The first package of each act is the "From" price on its card.
 * The words of the cancellation table repeat its numbers: change both together.
 */
export default {
  vat: "Any VAT is already in the price.",
  vatPercent: 20,
  travel: {
    bases: ["london", "birmingham", "manchester", "leeds", "bristol", "newcastle", "glasgow", "cardiff", "belfast"],
    freeMiles: 15,
    pencePerMile: 90,
  },
  deposit: { percent: 20, minimum: 3000 },
  balanceDueDays: 14,
  offerDays: 7,
  // CMA: keep no more than is really lost. The shares below are the shipped guess; the owner replaces them with their own figures.
  cancellation: [
    {
      from: 28,
      keepPercent: 0,
      words: "28 days or more before: you get back everything you have paid, deposit included.",
    },
    {
      from: 14,
      keepPercent: 15,
      words: "14 to 27 days before: we keep 15% of the total for work already done. The rest comes back to you.",
    },
    {
      from: 3,
      keepPercent: 40,
      words:
        "3 to 13 days before: we keep 40% of the total, because the performer has turned other work down. If the slot is booked again, we give back what that saves us.",
    },
    {
      from: 0,
      keepPercent: 70,
      words:
        "Less than 3 days before: we keep 70% of the total, which pays the performer. If the slot is booked again, we give back what that saves us.",
    },
  ],
  packages: {
    "male-strippers": [
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
    ],
    "female-strippers": [
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
    ],
    "rolypoly-strippers": [
      {
        id: "short-show",
        name: "Short show",
        minutes: 15,
        price: 16000,
        includes: [
          "A 15-minute burlesque routine with gloves, boa and corset",
          "A dedication to the guest of honour, by name",
          "Music brought by the performer",
        ],
      },
      {
        id: "full-show",
        name: "Full show",
        minutes: 30,
        price: 20500,
        includes: [
          "Two burlesque routines with a costume change, 30 minutes in all",
          "A dedication to the guest of honour, by name",
          "A number with one volunteer",
          "Music brought by the performer",
        ],
      },
    ],
    "cheeky-butlers": [
      {
        id: "one-hour",
        name: "One hour",
        minutes: 60,
        price: 9000,
        includes: [
          "60 minutes of pouring, topping up and clearing glasses",
          "Bow tie, collar, cuffs and apron over black trousers",
          "One party game, kit included",
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
          "Two party games, kit included",
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
          "Three party games, kit included",
          "A toast to the guest of honour",
          "Glasses washed and stacked before he leaves",
        ],
      },
    ],
    "topless-waitresses": [
      {
        id: "one-hour",
        name: "One hour",
        minutes: 60,
        price: 12000,
        includes: [
          "60 minutes of carrying and pouring the drinks you provide",
          "Bow tie, black skirt and heels",
          "A dressed uniform in the bag, in case the venue asks for it",
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
          "A dressed uniform in the bag, in case the venue asks for it",
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
          "A dressed uniform in the bag, in case the venue asks for it",
        ],
      },
    ],
    "drag-acts": [
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
    ],
    "dwarf-hire": [
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
        ],
      },
    ],
    "beer-wenches": [
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
    ],
  },
} satisfies Prices;
