import type { Act } from "../../shape.ts";

export default {
  slug: "beer-wenches",
  order: 8,
  name: "Beer Wenches",
  singular: "beer wench",
  plural: "beer wenches",
  theme: "mint",
  posterAlt: "Poster: a laughing woman with two foaming steins and a moustache of foam",
  line: "Beer poured, carried and cleared, with table games between rounds.",
  howFar: "Bodice, skirt and apron stay on.",
  ready: "The beer and the glasses, a firm table near the barrel, and somewhere to change.",
  quote: "/female-stripper-quote",
  lookup: 431,
  maxPerformers: 8,
  guestsPerPerformer: 15,
} satisfies Act;
