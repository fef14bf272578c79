import type { Act } from "../../shape.ts";

export default {
  slug: "cheeky-butlers",
  order: 4,
  name: "Cheeky Butlers",
  singular: "cheeky butler",
  plural: "cheeky butlers",
  theme: "gold",
  posterAlt: "Poster: a butler in bow tie, cuffs and apron, winking under a tower of coupe glasses",
  line: "Pours, serves and runs the games, in bow tie, cuffs and apron.",
  howFar: "Bare chest, trousers on. He wears a shirt if the room calls for it.",
  ready: "Drinks, glasses and ice, a table to pour from, and somewhere to change.",
  quote: "/male-stripper-quote",
  lookup: 875,
  maxPerformers: 8,
  guestsPerPerformer: 12,
} satisfies Act;
