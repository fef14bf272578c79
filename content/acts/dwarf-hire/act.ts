import type { Act } from "../../shape.ts";

export default {
  slug: "dwarf-hire",
  order: 7,
  name: "Dwarf Hire",
  singular: "dwarf performer",
  plural: "dwarf performers",
  theme: "blush",
  posterAlt: "Poster: a host in tailcoat and gloves on a circus podium, raising his top hat in the spotlight",
  line: "A host in black tie or a ringmaster’s coat, hired by the hour.",
  howFar: "A host, fully dressed.",
  ready: "Somewhere to change, and a microphone for more than forty guests.",
  quote: "/male-stripper-quote",
  lookup: 152,
  maxPerformers: 4,
} satisfies Act;
