import type { Package } from "../../shape.ts";

/** Per performer, in pence. The cheapest is the "From" price on the card. */
export default [
  {
    id: "short-show",
    name: "Short show",
    minutes: 15,
    price: 16000,
    includes: [
      "A burlesque routine with gloves, boa and corset",
      "A dedication to the guest of honour, by name",
      "Music to play through your speaker",
    ],
  },
  {
    id: "full-show",
    name: "Full show",
    minutes: 30,
    price: 20500,
    includes: [
      "Two burlesque routines with a costume change",
      "A dedication to the guest of honour, by name",
      "A number with one volunteer",
      "Music to play through your speaker",
    ],
  },
] satisfies Package[];
