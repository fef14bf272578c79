import type { Act } from "../../shape.ts";

export default {
  slug: "male-strippers",
  order: 1,
  name: "Male Strippers",
  singular: "male stripper",
  plural: "male strippers",
  theme: "velvet",
  posterAlt: "Poster: a red-bearded man in shirt, braces and undone bow tie, his jacket over one shoulder",
  line: "A costumed routine with his own music; you bring a speaker and a chair.",
  howFar: "It ends in underwear. Hands off unless he invites you.",
  ready: "3 metres by 3 of floor, an armless chair, a speaker and somewhere to change.",
  quote: "/male-stripper-quote",
  lookup: 2430,
  maxPerformers: 6,
} satisfies Act;
