import type { Act } from "../../shape.ts";

export default {
  slug: "rolypoly-strippers",
  order: 3,
  name: "Rolypoly Strippers",
  singular: "rolypoly stripper",
  plural: "rolypoly strippers",
  theme: "rose",
  posterAlt: "Poster: a showgirl in a spotted gown and long gloves, a feather boa round her shoulders",
  line: "Plus-size burlesque in gloves, boa and corset, dedicated by name.",
  howFar: "She finishes in lingerie. Hands off unless she takes yours.",
  ready: "3 metres by 3 of floor, an armless chair, a speaker and somewhere to change.",
  quote: "/female-stripper-quote",
  lookup: 126,
  maxPerformers: 4,
} satisfies Act;
