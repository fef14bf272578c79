import type { Act } from "../../shape.ts";

export default {
  slug: "drag-acts",
  order: 6,
  name: "Drag Acts",
  singular: "drag act",
  plural: "drag acts",
  theme: "cobalt",
  posterAlt: "Poster: a drag queen with a microphone, a bird nesting in her tall pink wig",
  line: "Numbers, patter and games, or a host for the whole evening.",
  howFar: "Comedy and song, fully dressed.",
  ready: "A space 3 metres by 2, a speaker or PA, a socket, and a dressing room with a mirror.",
  quote: "/male-stripper-quote",
  lookup: 657,
  maxPerformers: 4,
} satisfies Act;
