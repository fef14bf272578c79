import type { Act } from "../../shape.ts";

export default {
  slug: "female-strippers",
  order: 2,
  name: "Female Strippers",
  singular: "female stripper",
  plural: "female strippers",
  theme: "flame",
  posterAlt: "Poster: a showgirl in a jewelled headdress behind a great fan of feathers",
  line: "A costumed routine with fans or a chair, to music she brings.",
  howFar: "She finishes in lingerie. Hands off unless she takes yours.",
  ready: "3 metres by 3 of floor, an armless chair, a speaker and somewhere to change.",
  quote: "/female-stripper-quote",
  lookup: 1040,
  maxPerformers: 6,
} satisfies Act;
